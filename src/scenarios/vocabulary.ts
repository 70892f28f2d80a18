/** Every word a scenario may use, read from the engine's own lists: what `--vocabulary` prints. */
import type { Library } from '#engine/index.ts';
import { type CorePrompt, refusals } from '#engine/model/choice.ts';
import { difficulties, resources, sectors, sides, steps, titlesOf } from '#engine/model/vocabulary.ts';
import type { ScenariosFacet } from './facet.ts';
import { pileContents } from './notation/contents.ts';
import { coreEventFields } from './notation/eventFields.ts';

/** What the option ids of each prompt look like; words in angle brackets stand for ids. */
const optionForms = (lib: Library): { readonly [prompt in CorePrompt]: string } => ({
  die: '1 to 8',
  'draw-card': '<card>',
  'random-card': '<card>',
  'starting-player': '<seat>',
  character: '<character>',
  'skill-draw': '<skill>, as often as cards of it are drawn',
  destination: '<destination>',
  movement: 'stay | <location> | <sector>',
  pay: '<card>/<strength>',
  action: 'pass | viper | <location> | <ability> | <card>/<strength> | <loyalty card>',
  reaction: 'pass | <ability> | <card>/<strength>',
  first: '<seat> | <ability>',
  decide: 'check | a | b …, in the order printed on the card',
  option: 'the id of an option of the card or ability',
  contribute: '<card>/<strength>',
  discard: '<card>/<strength>',
  'random-discard': '<card>/<strength>',
  'hand-limit': '<card>/<strength>',
  player: '<seat>',
  location: '<location>',
  sector: '<sector>',
  ship: '<sector>:<kind> | <sector>:<kind>-2 where two of a kind differ | stop | a space of the Boarding Party track',
  viper:
    'launch:<sector> | move:<sector>:<sector> | attack:<sector>:<kind> | stop | <sector>:viper | <sector>:<seat> | damaged | destroyed',
  craft: ['viper', ...lib.crafts, '<sector>, as often as such a ship goes there'].join(' | '),
  activation: '<location>',
  civilian: '<sector>:civilian | <sector>:civilian-2',
  crisis: '<crisis card>',
  card: '<card>',
  'top-or-bottom': 'top | bottom',
  deck: lib.scouted.join(' | '),
  'yes-no': 'yes | no',
  skill: '<skill>',
  result: 'pass | fail',
  quorum: '<quorum card>',
  token: '<damage token>',
  placement: '<sector>, as often as ships go there',
});

/** `facets`: of the books of the library. */
export function vocabulary(lib: Library, facets: readonly ScenariosFacet[]): object {
  const events = Object.assign({}, coreEventFields, ...facets.map(facet => facet.events));
  const once = [...Object.values(lib.reactions).flat(), ...lib.actions];
  return {
    prompts: lib.prompts,
    optionForms: Object.assign(optionForms(lib), ...facets.map(facet => facet.prompts)),
    events,
    eventTypes: Object.keys(events),
    reasonCodes: refusals,
    timingPoints: [...lib.points.keys()],
    piles: Object.fromEntries(pileContents(lib)),
    pileNames: [...pileContents(lib).keys()],
    steps,
    sectors,
    resources,
    titles: titlesOf(lib),
    sides,
    endings: lib.endings,
    difficulties,
    rulings: lib.rulings,
    options: lib.gameOptions,
    objectives: [...lib.objectives.keys()],
    characters: [...lib.characters.keys()],
    locations: [...lib.locations.keys()],
    abilities: [...new Set(once.filter(f => f.source.on !== 'skill').map(f => f.ability.id))].sort(),
  };
}
