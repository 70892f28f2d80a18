/** From something imported to something that the sandbox can open. */
import type { Opening } from '#ui/table/opening.ts';
import { type LinkFault, openLink, openScenario } from '../../links/openLink.ts';
import type { Imported } from '../../saves/file.ts';

export type Unopened = LinkFault;
export type Found = { readonly ok: true; readonly opening: Opening } | Unopened;

/** What a seat does not know is dealt by this. */
const anySeed = (): number => Math.floor(Math.random() * 0x7fffffff);

export async function openingOf(imported: Exclude<Imported, { is: 'nothing' }>): Promise<Found> {
  switch (imported.is) {
    case 'save':
      return { ok: true, opening: { from: 'save', text: imported.text } };
    case 'scenario':
      return played(await openScenario(imported.text));
    case 'link':
      return played(await openLink(imported.kind, imported.packed, anySeed()));
  }
}

function played(opened: Awaited<ReturnType<typeof openLink>>): Found {
  if (!opened.ok) return opened;
  switch (opened.kind) {
    case 'game':
      return { ok: true, opening: { from: 'save', text: opened.save } };
    case 'position': {
      const { scenario } = opened;
      return { ok: true, opening: { from: 'scenario', scenario, line: scenario.script?.length ?? 0 } };
    }
    case 'seat': {
      const { state, seat } = opened;
      const players = state.seats.map((_, i) => (i === seat ? 'human' : 'bot'));
      return { ok: true, opening: { from: 'position', state, viewer: seat, players } };
    }
  }
}
