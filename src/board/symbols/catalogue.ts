/** Every symbol under the id that the glossary gives its meaning, and what the printed game has in its place. */

import { resources, type Skill } from '#engine/model/vocabulary.ts';
import type symbolTexts from '#locales/en/symbols.json';
import type { BoardFacets } from '../facet.ts';
import { skillSymbol, skillsIn, symbols } from '../symbols.ts';
import { iconSymbols, stepSymbols } from './icons.ts';
import { peopleSymbols } from './people.ts';
import { shipSymbols } from './ships.ts';
import { tokenSymbols } from './tokens.ts';

export type PrintedId = keyof typeof symbolTexts.printed;

export interface CatalogueEntry {
  /** In the glossary. */
  readonly term: string;
  readonly d: string;
  readonly printed: PrintedId;
  /** Skills have a colour of their own. */
  readonly skill?: Skill;
}

export type CatalogueGroup = Exclude<keyof typeof symbolTexts.groups, 'marks'>;

const entry = (term: string, d: string, printed: PrintedId): CatalogueEntry => ({ term, d, printed });
const same = (term: PrintedId, d: string): CatalogueEntry => entry(term, d, term);

export const catalogueOf = (
  facets: BoardFacets,
): { readonly [group in CatalogueGroup]: readonly CatalogueEntry[] } => ({
  skills: skillsIn(facets).map(skill => ({ ...entry(skill, skillSymbol(skill, facets), 'skill'), skill })),
  resources: [
    ...resources.map(resource => entry(resource, symbols[resource], 'resource')),
    same('red-zone', tokenSymbols['red-zone']),
  ],
  ships: [
    same('basestar', shipSymbols.basestar),
    same('raider', shipSymbols.raider),
    same('heavy-raider', shipSymbols['heavy-raider']),
    same('viper', shipSymbols.viper),
    same('raptor', shipSymbols.raptor),
    same('civilian-ship', shipSymbols.civilian),
  ],
  crisis: [
    entry('activate-raiders', iconSymbols.raiders, 'activation'),
    entry('launch-raiders', iconSymbols['launch-raiders'], 'activation'),
    entry('activate-heavy-raiders', iconSymbols['heavy-raiders'], 'activation'),
    entry('activate-basestars', iconSymbols.basestars, 'activation'),
    same('prepare-for-jump-icon', iconSymbols['prepare-for-jump']),
  ],
  steps: [
    entry('receive-skills-step', stepSymbols.skills, 'step'),
    entry('movement-step', stepSymbols.movement, 'step'),
    entry('action-step', stepSymbols.action, 'step'),
    entry('crisis-step', stepSymbols.crisis, 'step'),
    entry('activate-cylon-ships-step', stepSymbols.activate, 'step'),
    entry('prepare-for-jump-step', stepSymbols.jump, 'step'),
  ],
  board: [
    same('viper-launch-icon', tokenSymbols.launch),
    same('hazardous-location', tokenSymbols.hazardous),
    same('fleet-marker', tokenSymbols.fleet),
    entry('sleeper-agent-phase', tokenSymbols['sleeper-agent'], 'objective'),
    entry('human-objective', tokenSymbols['last-jump'], 'objective'),
    same('destroyed', tokenSymbols.destroyed),
  ],
  tokens: [
    same('damaged-location', tokenSymbols.damaged),
    ...facets.flatMap(({ symbols: own }) =>
      Object.entries(own?.damage ?? {}).map(([token, d]) => entry(token, d, 'basestar-token')),
    ),
    same('centurion-marker', tokenSymbols.centurion),
    same('nuke-token', tokenSymbols.nuke),
  ],
  people: [
    entry('president', peopleSymbols.president, 'title'),
    entry('admiral', peopleSymbols.admiral, 'title'),
    same('current-player-token', peopleSymbols.current),
    same('revealed-cylon', peopleSymbols.cylon),
    same('sympathizer', peopleSymbols.sympathizer),
    same('loyalty-card', peopleSymbols.loyalty),
    same('skill-card', peopleSymbols.hand),
  ],
});
