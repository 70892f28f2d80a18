/** From effect tree to sentence. A `Voice` is one language; everything else takes one. */
export { type AbilityText, abilityTexts } from './abilities.ts';
export { type AskedText, askedText } from './asked.ts';
export { describeCard } from './cards/index.ts';
export { characterText, locationText, objectiveText, titleText } from './cards/sheets.ts';
export { civilianShipText, damageTokenText } from './cards/tokens.ts';
export { abilityLines, type CardText, type Line, type Part } from './cardText.ts';
export { condition } from './conditions.ts';
export { effectSentences } from './effect.ts';
export { eventText } from './events/index.ts';
export { namesIn } from './events/namesIn.ts';
export type { Table } from './events/teller.ts';
export { type GameOptionText, gameOptionText, rulingOptionText, rulingText } from './gameOptions.ts';
export { type ToldEvents, tellLog } from './log/tellLog.ts';
export { amountText, promptText } from './prompts.ts';
export { differenceText, loadFaultText, refusalText } from './refusals.ts';
export type { Narrator, Voice } from './voice.ts';
