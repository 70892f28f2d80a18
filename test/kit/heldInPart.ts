/** Saves of which only the beginning still holds: a whole one with one thing in it as another game would have it. */
import type { differenceKinds } from '#engine/index.ts';
import { fingerprint } from '#engine/model/fingerprint.ts';
import type { SavedChoice } from '#engine/save/file.ts';
import { resealed } from '../fuzz/saves.ts';

/** What the game has come to differ in, as `differenceKinds` calls it. */
type Kind = Exclude<(typeof differenceKinds)[number], 'stuck'>;

/** About two thirds of the game hold. */
function middle(choices: readonly SavedChoice[], fits: Fits): number {
  const from = Math.floor((choices.length * 2) / 3);
  const isFitting = (choice: SavedChoice, i: number) => fits(choice, choices[i + 1]);
  const after = choices.findIndex((choice, i) => i >= from && isFitting(choice, i));
  return after === -1 ? choices.findLastIndex(isFitting) : after;
}

type Fits = (choice: SavedChoice, next?: SavedChoice) => boolean;
const byChance: Fits = ([seat]) => seat === 'chance';
const byPlayer: Fits = ([seat]) => seat !== 'chance';
/** Or else the next draw is taken for this one. */
const lastByChance: Fits = (choice, next) => byChance(choice) && next !== undefined && byPlayer(next);

/** Another choice, or several, or none, in the place of one. */
type Instead = (choice: SavedChoice) => readonly SavedChoice[];

const choicesChanged =
  (fits: Fits, instead: Instead) =>
  (save: string): string => {
    const contents: { readonly choices: readonly SavedChoice[] } = JSON.parse(save);
    const at = middle(contents.choices, fits);
    const choices = contents.choices.flatMap((choice, i) => (i === at ? instead(choice) : [choice]));
    return sealed({ ...contents, choices });
  };

const sealed = (contents: object): string => resealed(JSON.stringify(contents), fingerprint);

/** By what the game has come to differ in. */
export const heldInPart: { readonly [kind in Kind]: (save: string) => string } = {
  refused: choicesChanged(byPlayer, ([seat, prompt]) => [[seat, prompt, 'what-nobody-offers']]),
  'asked-otherwise': choicesChanged(byPlayer, ([seat, prompt, answer]) => [
    [seat, prompt === 'action' ? 'movement' : 'action', answer],
  ]),
  'not-there': choicesChanged(byChance, ([seat, prompt]) => [[seat, prompt, 'a-card-of-no-game']]),
  'chance-missing': choicesChanged(lastByChance, () => []),
  'chance-left-over': choicesChanged(byPlayer, choice => [['chance', 'die', '1'], choice]),
  table: save => sealed({ ...JSON.parse(save), last: 'another' }),
};

export const kindsInPart = Object.keys(heldInPart) as readonly Kind[];
