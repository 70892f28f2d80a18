/** The words of the desk, joined to those of the table. */
import { differenceText, loadFaultText } from '#text/refusals.ts';
import { type Speech, seatName } from '#ui/table/speech.ts';
import { makeDoorSaid } from './doorSaid.ts';
import type { DeskTexts, Said } from './said.ts';

export function makeSaid(speech: Speech, texts: DeskTexts): Said {
  const { site, words, reply, narrator } = speech;
  const voice = { reply, tell: narrator.tell };
  return {
    ...makeDoorSaid(site.language, texts),
    texts,
    words,
    base: site.base,
    card: id => {
      const title = speech.cardTitle(id);
      return title === id ? speech.thing(id) : title;
    },
    seat: ({ state }, seat) => seatName(speech, state.seats, seat),
    loadFault: loaded => loadFaultText(voice, loaded),
    difference: difference => differenceText(voice, difference),
  };
}
