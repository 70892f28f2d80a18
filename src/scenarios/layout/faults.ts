/**
 * What keeps a position from being laid out: found by a code and what it is about, so that an editor of positions can say it
 * in its reader's language; worded here for whoever writes a scenario.
 */
interface Whys {
  'none-left': { readonly card: string };
  elsewhere: { readonly card: string };
  'cards-nowhere': { readonly cards: string };
  'not-in-loyalty-deck': { readonly card: string; readonly players: number };
  'no-discards': { readonly pile: string };
  'destiny-full': { readonly skill: string; readonly most: number; readonly n: number };
  'does-not-stay': { readonly card: string };
  'not-given': { readonly card: string };
  'being-played': { readonly character: string };
  'nothing-hidden': { readonly what: string };
  'reveals-holder': { readonly card: string; readonly seat: string };
  'no-revealing-card': { readonly seat: string };
  'which-card-reveals': { readonly seat: string };
  'stands-otherwise': object;
  'which-viper': { readonly seat: string };
  'flies-already': { readonly seat: string; readonly place: string };
  'begins-in-viper': { readonly seat: string };
  'two-vipers': { readonly seat: string };
  'revealed-pilot': { readonly seat: string };
  'no-pilot': { readonly character: string };
  'not-stranded': object;
  'not-open': { readonly place: string };
  'revealed-among-humans': { readonly seat: string; readonly place: string };
  'human-among-cylons': { readonly seat: string; readonly place: string };
  'super-crisis-of-human': object;
  'no-such-ability': { readonly ability: string; readonly character: string };
  'quorum-of-others': { readonly seat: string };
  'revealed-title': { readonly seat: string; readonly title: string; readonly asSetUp: boolean };
  'admiral-in-brig': { readonly seat: string; readonly other: string; readonly asSetUp: boolean };
  'too-few-civilians': object;
  'too-many-ships': { readonly ships: string; readonly box: number; readonly n: number };
  'too-many-craft': { readonly ships: string; readonly box: number; readonly elsewhere: string };
  'reserves-differ': {
    readonly ships: string;
    readonly box: number;
    readonly elsewhere: string;
    readonly left: number;
    readonly given: number;
  };
  'no-icons-due': object;
  'which-icons': object;
  'revealed-step': { readonly seat: string; readonly step: string };
  'step-in-brig': { readonly seat: string; readonly step: string };
  'rests-on-auto-jump': object;
  'too-many-nukes': { readonly box: number };
  'leaves-galactica': { readonly card: string };
  'galactica-destroyed': { readonly n: number };
  'centurions-won': { readonly space: number; readonly last: number };
  'too-many-centurions': { readonly box: number };
}

export type FaultCode = keyof Whys;
export type WhyOf<C extends FaultCode> = Whys[C];
export type Fault = { [C in FaultCode]: { readonly code: C; readonly why: Whys[C] } }[FaultCode];

const saySo = (asSetUp: boolean) => (asSetUp ? ' as set up; say who does' : '');

const words: { readonly [C in FaultCode]: (why: Whys[C]) => string } = {
  'none-left': ({ card }) =>
    `There is no "${card}" left: every copy in the game is already somewhere else in this position.`,
  elsewhere: ({ card }) => `"${card}" is already somewhere else in this position.`,
  'cards-nowhere': ({ cards }) => `These cards of the pile are nowhere: ${cards}.`,
  'not-in-loyalty-deck': ({ card, players }) =>
    `The Loyalty deck of this game (${players} players) has no further "${card}" to give.`,
  'no-discards': ({ pile }) => `The pile "${pile}" has no discards.`,
  'destiny-full': ({ skill, most, n }) =>
    `Destiny holds at most ${most} cards of ${skill}, and ${n} are named.`,
  'does-not-stay': ({ card }) => `"${card}" is not a card that stays in play.`,
  'not-given': ({ card }) => `"${card}" is not a card that is given to a player.`,
  'being-played': ({ character }) => `"${character}" is being played.`,
  'nothing-hidden': ({ what }) => `There is nothing hidden at "${what}" to know.`,
  'reveals-holder': ({ card, seat }) => `With "${card}" face up ${seat} is revealed.`,
  'no-revealing-card': ({ seat }) => `No card here reveals ${seat}.`,
  'which-card-reveals': ({ seat }) => `Say which card has revealed ${seat}: name it under "loyalty".`,
  'stands-otherwise': () =>
    'Only a Cylon known from the start can stand so among the humans, and is no Sympathizer.',
  'which-viper': ({ seat }) => `Which viper? Name ${seat} among the "pilots" of a sector in "space" instead.`,
  'flies-already': ({ seat, place }) => `${seat} pilots a viper and cannot be at "${place}" too.`,
  'begins-in-viper': ({ seat }) =>
    `${seat} begins in a viper: say where, under "pilots", or give a place "at".`,
  'two-vipers': ({ seat }) => `${seat} pilots two vipers.`,
  'revealed-pilot': ({ seat }) => `${seat} is a revealed Cylon and pilots nothing.`,
  'no-pilot': ({ character }) => `${character} is no pilot.`,
  'not-stranded': () => 'Only a character who begins so can be stranded.',
  'not-open': ({ place }) => `"${place}" is not open now.`,
  'revealed-among-humans': ({ seat, place }) => `${seat} is a revealed Cylon and cannot be at "${place}".`,
  'human-among-cylons': ({ seat, place }) => `${seat} is not a revealed Cylon and cannot be at "${place}".`,
  'super-crisis-of-human': () =>
    'Only a revealed Cylon holds Super Crisis cards, and keeps them while playing as a human.',
  'no-such-ability': ({ ability, character }) => `"${ability}" is not an ability of ${character}.`,
  'quorum-of-others': ({ seat }) => `Only the President holds Quorum cards, and ${seat} is not.`,
  'revealed-title': ({ seat, title, asSetUp }) =>
    `${seat} is a revealed Cylon and cannot be ${title}${saySo(asSetUp)}.`,
  'admiral-in-brig': ({ seat, other, asSetUp }) =>
    `${seat} is in the Brig and ${other} is not, so ${seat} cannot be admiral${saySo(asSetUp)}.`,
  'too-few-civilians': () => 'There are not so many civilian ships.',
  'too-many-ships': ({ ships, box, n }) => `There are ${box} ${ships} in the box, and ${n} in space.`,
  'too-many-craft': ({ ships, box, elsewhere }) =>
    `There are ${box} ${ships} in the box; ${elsewhere} are too many.`,
  'reserves-differ': ({ ships, box, elsewhere, left, given }) =>
    `There are ${box} ${ships}: with ${elsewhere} the Reserves hold ${left}, not ${given}.`,
  'no-icons-due': () => 'Only the steps activate and jump have a crisis card behind them.',
  'which-icons': () => `Which card's icons? Say so with "crisis:".`,
  'revealed-step': ({ seat, step }) => `${seat} is a revealed Cylon and has no step "${step}".`,
  'step-in-brig': ({ seat, step }) => `${seat} is in the Brig and has no step "${step}".`,
  'rests-on-auto-jump': () => 'On Auto Jump the fleet jumps at once; the marker never rests there.',
  'too-many-nukes': ({ box }) => `There are ${box} nukes.`,
  'leaves-galactica': ({ card }) => `"${card}" does not stay on Galactica; it belongs under "removed".`,
  'galactica-destroyed': ({ n }) => `With ${n} tokens Galactica is destroyed.`,
  'centurions-won': ({ space, last }) =>
    `A centurion on ${space} has won the game for the Cylons; it can stand on 0 to ${last}.`,
  'too-many-centurions': ({ box }) => `There are ${box} centurions.`,
};

export function sayFault({ code, why }: Fault): string {
  return words[code](why as never);
}
