import { expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Language } from '#i18n/languages.ts';
import { namesIn, tellLog } from '#text/index.ts';
import { baseBook } from '../kit/books.ts';

const cause = { rule: 'turn.six-steps', node: 'turn.1' } as const;
const names = ['Roslin', 'Tigh'];

function told(language: Language, events: readonly GameEvent[]): readonly string[] {
  const voice = voiceOf(language);
  const table = { seatName: (seat: number) => names[seat] ?? '', ...namesIn(voice, baseBook) };
  return tellLog(voice, events, table).map(({ text }) => text);
}

const flies: GameEvent = { type: 'ship-moved', ship: 'raider', from: 'bow', to: 'starboard-bow', cause };
const moves: GameEvent = { type: 'moved', seat: 0, to: 'armory', cause };
const passes: GameEvent = { type: 'passed', seat: 0, cause };
const draws: GameEvent = { type: 'cards-drawn', seat: 0, skill: 'politics', n: 3, cause };
const drawsMore: GameEvent = { type: 'cards-drawn', seat: 0, skill: 'leadership', n: 1, cause };
const chosen: GameEvent = { type: 'option-chosen', seat: 0, card: 'riots-b', option: 'b', cause };
const crisis: GameEvent = { type: 'crisis-drawn', seat: 0, card: 'riots-b', super: false, cause };

test.each<[Language, number, string]>([
  ['en', 1, '1 raider moves from the bow to the starboard bow.'],
  ['en', 3, '3 raiders move from the bow to the starboard bow.'],
  ['de', 3, '3 Jäger fliegen vom Bug zum Steuerbordbug.'],
  ['es', 2, '2 Incursores vuelan de proa a la proa de estribor.'],
  ['pl', 1, '1 raider leci z pola przed dziobem na pole przy dziobie z prawej burty.'],
  ['pl', 3, '3 raidery lecą z pola przed dziobem na pole przy dziobie z prawej burty.'],
  ['pl', 5, '5 raiderów leci z pola przed dziobem na pole przy dziobie z prawej burty.'],
  ['pl', 22, '22 raidery lecą z pola przed dziobem na pole przy dziobie z prawej burty.'],
])('what happens several times is counted, and the verb follows: %s, %i', (language, times, sentence) => {
  expect(
    told(
      language,
      Array.from({ length: times }, () => flies),
    ),
  ).toEqual([sentence]);
});

test.each<[Language, string]>([
  ['en', 'Roslin draws 3 Politics cards and 1 Leadership card, moves to the Armory, and passes.'],
  ['de', 'Roslin zieht 3 Politik-Karten und 1 Führerschaft-Karte, geht in die Waffenkammer und passt.'],
  ['es', 'Roslin roba 3 cartas de Política y 1 carta de Liderazgo, se mueve al Arsenal y pasa.'],
  [
    'pl',
    'Roslin dobiera 3 karty Polityki i 1 kartę Zdolności przywódczych, przechodzi do Zbrojowni i pasuje.',
  ],
])('who goes on is named once: %s', (language, sentence) => {
  expect(told(language, [draws, drawsMore, moves, passes])).toEqual([sentence]);
});

test.each<[Language, string]>([
  ['en', 'Roslin draws the Crisis card “Riots” and chooses option B.'],
  ['de', 'Roslin zieht die Krisenkarte „Unruhen“ und wählt Option B.'],
  ['es', 'Roslin roba la carta de Crisis «Disturbios» y elige la opción B.'],
  ['pl', 'Roslin dobiera kartę Kryzysu „Zamieszki” i wybiera wariant B.'],
])('a card just drawn is not named again: %s', (language, sentence) => {
  expect(told(language, [crisis, chosen])).toEqual([sentence]);
});

test.each<[Language, string]>([
  ['en', 'At the bow, a viper attacks a raider and destroys it.'],
  ['de', 'Am Bug greift eine Viper einen Jäger an und zerstört ihn.'],
  ['es', 'A proa, un Viper ataca a un Incursor y lo destruye.'],
  ['pl', 'Przed dziobem viper atakuje raidera i niszczy go.'],
])('the target is taken up by its own pronoun: %s', (language, sentence) => {
  const event: GameEvent = {
    type: 'attacked',
    by: 'viper',
    target: 'raider',
    result: 'destroyed',
    at: 'bow',
    cause,
  };
  expect(told(language, [event])).toEqual([sentence]);
});

test('somebody else, and a fourth deed, begin a new sentence', () => {
  expect(told('en', [moves, { ...passes, seat: 1 }])).toEqual([
    'Roslin moves to the Armory.',
    'Tigh passes.',
  ]);
  expect(told('en', [passes, passes, passes, moves])).toHaveLength(2);
});

test('behind a list of cards nothing is added', () => {
  const seen = { ...draws, cards: ['repair/1', 'repair/2'] };
  expect(told('en', [seen, moves])).toEqual([
    'Roslin draws 3 Politics cards: Repair (1) and Repair (2).',
    'Roslin moves to the Armory.',
  ]);
});

test('every sentence knows the events that it tells', () => {
  const voice = voiceOf('en');
  const table = { seatName: (seat: number) => names[seat] ?? '', ...namesIn(voice, baseBook) };
  const events = [draws, drawsMore, moves, flies, flies];
  expect(tellLog(voice, events, table).map(one => one.events)).toEqual([events.slice(0, 3), events.slice(3)]);
});

const shows = (card: string): GameEvent => ({ type: 'loyalty-shown', seat: 0, card, cause });
const plays: GameEvent = { type: 'card-played', seat: 0, card: 'repair/2', cause };

test.each<[Language, string]>([
  ['en', 'Roslin shows “You Are Not a Cylon” and “You Are a Cylon (Brig)” and plays “Repair” (2).'],
  [
    'de',
    'Roslin deckt „Sie sind kein Zylon“ und „Sie sind ein Zylon (Brig)“ auf und spielt „Reparieren“ (2).',
  ],
  ['es', 'Roslin muestra «No eres un cylon» y «Eres un cylon (Prisión)» y juega «Reparación» (2).'],
  [
    'pl',
    'Roslin pokazuje kartę „Nie jesteś Cylonem” i kartę „Jesteś Cylonem (Areszt)” i zagrywa kartę „Naprawa” (2).',
  ],
])('the same done to two cards is one deed, with one verb: %s', (language, sentence) => {
  expect(told(language, [shows('not-a-cylon'), shows('cylon-brig'), plays])).toEqual([sentence]);
});

test('what a title lets its holder do is told by what then happens', () => {
  const uses: GameEvent = { type: 'ability-used', seat: 0, ability: 'play-quorum', cause };
  const quorum: GameEvent = { type: 'quorum-played', seat: 0, card: 'inspirational-speech', cause };
  expect(told('en', [uses, quorum])).toEqual(['Roslin plays the Quorum card “Inspirational Speech”.']);
});

const attack = {
  type: 'attacked',
  by: 'viper',
  target: 'raider',
  result: 'destroyed',
  at: 'bow',
  cause,
} as const satisfies GameEvent;

test('what an attack does to its target is told once', () => {
  expect(told('en', [attack, { type: 'ship-destroyed', ship: 'raider', at: 'bow', cause }])).toEqual([
    'At the bow, a viper attacks a raider and destroys it.',
  ]);
  expect(
    told('en', [
      { ...attack, by: 'basestar', target: 'galactica', result: 'damaged' },
      { type: 'galactica-damaged', token: 'galactica-damage-command', cause },
    ]),
  ).toEqual(['At the bow, a basestar attacks Galactica and damages it: Command.']);
});

test('a ship destroyed without an attack is told', () => {
  expect(
    told('en', [
      { ...attack, result: 'miss' },
      { type: 'ship-destroyed', ship: 'raider', at: 'bow', cause },
    ]),
  ).toHaveLength(2);
});

const placed = (ship: 'raider' | 'basestar', at: 'bow' | 'stern'): GameEvent => ({
  type: 'ship-placed',
  ship,
  at,
  from: 'supply',
  cause,
});

test('ships placed in one space area are told together', () => {
  expect(
    told('en', [
      placed('basestar', 'bow'),
      placed('raider', 'bow'),
      placed('raider', 'bow'),
      placed('raider', 'stern'),
    ]),
  ).toEqual(['1 basestar and 2 raiders are placed at the bow.', '1 raider is placed at the stern.']);
});

test('ships that leave the board are told together, wherever they were', () => {
  const leaves = (at: 'bow' | 'stern'): GameEvent => ({ type: 'ship-returned', ship: 'viper', at, cause });
  expect(told('en', [leaves('bow'), leaves('bow')])).toEqual([
    '2 vipers at the bow are taken off the board.',
  ]);
  expect(told('en', [leaves('bow'), leaves('stern')])).toEqual(['2 vipers are taken off the board.']);
});

test('equal cards are counted in a list, and a check that is over lists none again', () => {
  expect(
    told('en', [
      { type: 'check-revealed', cards: ['repair/1', 'repair/2', 'repair/1'], cause },
      { type: 'check-cards-discarded', cards: ['repair/1', 'repair/2', 'repair/1'], cause },
    ]),
  ).toEqual([
    'The cards of the check are revealed: 2 × Repair (1) and Repair (2).',
    'The cards of the check are discarded.',
  ]);
});
