import type { TableBenchId } from '#machines/benches.ts';

/** A course on each table for readers without script, as its address names it. */
export const workedTables: { readonly [bench in TableBenchId]: string } = {
  reckless:
    'treachery~check~at-any-cost/3~pass~pass~broadcast-location/1~guts-and-initiative/1.strategic-planning/3~executive-order/2.strategic-planning/5~broadcast-location~civilian-empty~broadcast-location/1~broadcast-location/1~broadcast-location/1',
  execution:
    'cylon.before~airlock~accused~pass~executive-order/2~investigative-committee/4.investigative-committee/5.strategic-planning/5~helo',
  occupation: 'away~activate~attack~pass~6~shipyard',
  agendas: 'the-illusion-of-hope.home~hardship~cylons',
  abilities:
    'treachery~check~pass~pass~all-hands-on-deck/0~install-upgrades/0.investigative-committee/4~quick-thinking/0~all-hands-on-deck~bait~civilian-empty~quick-thinking~no~violent-outbursts~armed-resistance~a-better-machine/3~install-upgrades/0',
  mutiny:
    'free~zarek~armed-resistance~impeachment~adama~assume-command~reveal~no~bomb-on-colonial-1~tyrol~bait-and-switch',
  mission:
    'digging-up-the-past~begin~investigative-committee/4.investigative-committee/5~none~none~declare-emergency/5.executive-order/2',
  'assault-raptors':
    'reserves~command~launch:port-bow:assault-raptor~attack:port-bow:assault-raptor:raider~6~raiders',
  motives: 'humans~hardship~humans~keep-them-docile~learn-to-cherish',
};
