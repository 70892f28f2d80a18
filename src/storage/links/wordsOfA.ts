/**
 * What links of the format `a` are packed with: the words that come up in games and positions, those in common use
 * last. Links were packed with just these characters, so nothing here may ever change, be it that a card gets another
 * name; `test/storage` holds its fingerprint. A better list is another format with a letter of its own.
 */
const ids = `
first-player-method random named destination-choice-secrecy secret open acting-or-current-player acting
current brig-escape-destination galactica anywhere brig-to-sickbay stays moves sympathizer-who-may-pass
revealed any-cylon reveal-discards-kept-quorum discard keep super-crisis-immunity crisis-and-checks
crisis-only centurions-without-ships advance stay heavy-raider-boarding-moment next-activation on-arrival
heavy-raider-launch-count one two succession-highest-or-next highest next food-shortage-discards two-three
same-player-four two-two second-crisis-activation once again turned-in-own-crisis finish stop
mutiny-in-the-brig spared chosen turn-start turn-end crisis-drawn crisis-faced option-picked check-called
location-check before-check cards-added cards-revealed check-totalled check-resolved before-roll
after-roll viper-attacked viper-launched cards-discarded resource-lost card-used sleeper-dealt
ship-destroyed jumped destination-chosen a-false-sense-of-security a-justified-response airlock
all-hands-on-deck/0 an-ambitious-operation anastasia-dualla armed-resistance assume-command at-any-cost/3
at-any-cost/4 at-any-cost/5 betrayal-of-trust blind-jump breeders-canyon broadcast-location/1
by-your-command/1 caprica-six contact-informant dangerous-plots decode-cylon-maps demetrius-bridge
detention digging-up-the-past dogfight-skill/0 earth end-of-infiltration end-the-chase execution-list
exploit-a-weakness/5 feed-the-people harvest-their-resources helena-cain impeachment incitement-to-mutiny
jury-rigged/1 jury-rigged/2 keep-them-docile learn-to-cherish make-an-ally medical-center motive mutineer
new-caprica no-unnecessary-force not-a-cylon-daybreak occupation-authority peaceful-resistance
pressure-their-leaders quick-thinking/0 rallying-support rescue-hera resistance-hq sabotage/3
savor-their-demise secret-meetings selfish-act shipyard subjects-for-study the-search-for-home
violent-outbursts/4 violent-protest a-traitor-accused accept-prophecy administration admiral-grilled
admirals-quarters ambush analyze-enemy-fighter armory arrest-order assign-arbitrator
assign-mission-specialist assign-vice-president asteroid-field authorization-of-brutal-force barren-planet
basestar-critical-hit basestar-disabled-hangar basestar-disabled-weapons basestar-structural-damage
besieged boarding-parties bomb-on-colonial-1 bomb-threat brig build-cylon-detector cag caprica
civilian-empty civilian-population-1 civilian-population-2 civilian-population-fuel
civilian-population-morale colonial-day command communications consolidate-power crash-landing
crippled-raider cylon-accusation cylon-ambush cylon-brig cylon-damage cylon-detector cylon-fleet
cylon-intruders cylon-reduce-morale cylon-refinery cylon-screenings cylon-sickbay cylon-swarm
cylon-tracking-device cylon-virus declare-martial-law deep-space desolate-moon detector-sabotage
draw-quorum elections-loom encourage-mutiny executive-order fleet-mobilization food-rationing
food-shortage forced-water-mining ftl-control fulfiller-of-prophecy gaius-baltar
galactica-damage-admirals-quarters galactica-damage-armory galactica-damage-command galactica-damage-food
galactica-damage-ftl-control galactica-damage-fuel galactica-damage-hangar-deck
galactica-damage-weapons-control galen-tyrol guilt-by-collusion hangar-accident hangar-deck heavy-assault
human-fleet icy-moon inbound-nukes informing-the-public inspirational-speech jammed-assault
jump-computer-failure kara-thrace karl-agathon keep-tabs-on-visitor kobol launch-nuke launch-scout
laura-roslin lee-adama legendary-discovery loss-of-a-friend low-supplies mandatory-testing massive-assault
maximum-firepower missing-g4-explosives network-computers not-a-cylon play-quorum presidential-pardon
presidents-office press-room prison-labor prisoner-revolt ragnar-anchorage raiding-party
release-cylon-mugshots remote-planet repair requested-resignation rescue-caprica-survivors
rescue-mission-a rescue-mission-b rescue-the-fleet research-lab resistance resurrection-ship riots-a
riots-b saul-tigh scouting-for-fuel scouting-for-water security-breach send-survey-team sharon-valerii
sickbay skilled-politician sleep-deprivation surrounded sympathizer tactical-strike terrorist-bomber
terrorist-investigations the-olympic-carrier thirty-three tom-zarek tylium-planet unconventional-tactics
unexpected-reunion unidentified-ship water-sabotaged water-shortage-a water-shortage-b water-shortage-c
weapon-malfunction weapons-control william-adama witch-hunt consolidate-power/1 consolidate-power/2
investigative-committee/3 investigative-committee/4 investigative-committee/5 executive-order/1
executive-order/2 declare-emergency/3 declare-emergency/4 declare-emergency/5 launch-scout/1
launch-scout/2 strategic-planning/3 strategic-planning/4 strategic-planning/5 evasive-maneuvers/1
evasive-maneuvers/2 maximum-firepower/3 maximum-firepower/4 maximum-firepower/5 repair/1 repair/2
scientific-research/3 scientific-research/4 scientific-research/5 die draw-card random-card
starting-player character skill-draw destination movement pay action reaction first decide option
contribute random-discard hand-limit player location sector ship viper civilian crisis card top-or-bottom
deck yes-no skill result quorum token placement bow starboard-bow starboard-stern stern port-stern
port-bow easier-humans easier-cylons
`;

const forms = `
"seats":[{"id":"p1","character":"
"rulings":{"first-player-method":"random"},"options":{"no-sympathizer":true},
{"format":"action-stations","version":2,"books":{"base":"
","pegasus":"
","daybreak":"
"},"procedures":"
","options":{"books":["base","pegasus","daybreak"],"objective":"kobol","difficulty":"normal","rulings":{
"chance":"seeded"},"choices":
"origin":{"resources":{"fuel":8,"food":8,"morale":10,"population":12},"jumpTrack":0,"travelled":[],"passed":[],"centurions":[],
"ships":[{"id":1,"kind":"raider","at":"bow"},"cargo":{"card":"","seen":0}},"pieces":
"damagedVipers":0,"galacticaDamage":[],"removed":[],"aside":[],"caretaker":false,"quorumHand":[],"inPlay":[],
"place":{"in":"location","location":"
"superCrises":[],"attached":[],"used":[],"slots":{}},{"id":"p
"piles":{"politics":{"top":[],"bag":[],"bottom":[],"discard":[]},"
"stack":[{"at":"game","line":"{"at":"turn","line":"step movement","turn":{"seat":0,"number":1,"step":"action","actions":1,"acted":[],"spent":[],"extraCrises":0,"activate":true}}
"pending":[],"answers":[],"luck":[],"turns":["","last":"","sum":"
{"books":["base"],"game":{"objective":"kobol","difficulty":"normal","rulings":{"first-player-method":"random"},"seats":[{"id":"p1","character":"
"seed":1},"position":{"turn":{"number":1,"active":"p1","first":"p1","step":"movement","actions":1,"crisis":"
"},"resources":{"fuel":8,"food":8,"morale":10,"population":12},"jump-track":1,"travelled":["
"boarding":[0],"nukes":2,"space":{"bow":{"basestars":[{"damage":["basestar-critical-hit"]}],"raiders":3,"heavy-raiders":1,"vipers":1,"pilots":["p1"],"civilians":["civilian-
"reserves":{"vipers":5,"raptors":4},"damaged-vipers":1,"destroyed":{"vipers":1,"raptors":1,"civilians":["civilian-
"galactica-damage":["galactica-damage-
"titles":{"president":"p1","admiral":"p2"},"in-play":["
"seats":{"p1":{"at":"
"hand":["
"loyalty":["not-a-cylon"],"revealed":true,"quorum":["
"attached":["
"super-crises":["
"used":["
"knows":["piles.crisis","bottoms.
"piles":{"crisis":["
"bottoms":{"destination":["
"shuffled":{"destiny":["
"loyalty":["not-a-cylon","you-are-the-sympathizer","
"discards":{"politics":["
"},"script":[{"seat":"chance","choose":"1"},{"seat":"p1","choose":"pass"},{"seat":"p2","choose":[]},
`;

export const wordsOfA = ids.trim().split(/\s+/).join('","') + forms.replaceAll('\n', '');
