import type { Opening } from '#ui/table/opening.ts';
import type { Site } from '#ui/table/texts.ts';
import { packedKinds } from '../../links/packedKinds.ts';
import { deskTexts, makeDoorSaid } from '../doorSaid.ts';
import { explained } from '../games/explained.ts';
import { held } from '../games/held.ts';
import { games } from '../games/onDevice.ts';
import { type Found, openingOf, type Unopened } from '../games/openingOf.ts';
import { openingOfKept } from '../games/openingOfKept.ts';
import type { DoorSaid } from '../said.ts';
import type { Refused } from './packedIn.ts';

type Opened = { readonly ok: true; readonly opening: Opening } | Refused;

export async function open(site: Site, kind: string, text: string, hash: string): Promise<Opened> {
  const said = makeDoorSaid(site.language, await deskTexts(site));
  const refused = (why: string, kept: string): Refused => ({
    ok: false,
    why,
    keep: said.t('import.keep'),
    text: kept,
  });
  if (kind === 'saved') {
    const read = await games.read(text);
    if (!read.ok) return refused(said.t(`unread.${read.fault}`), hash);
    if (read.value === undefined) return refused(said.t('games.gone'), hash);
    const found = await held({ ok: true, opening: openingOfKept(text, read.value) });
    return found.ok ? found : refused(why(said, found), read.value.text);
  }
  const named = packedKinds.find(one => one === kind);
  const found: Found =
    named === undefined
      ? { ok: false, fault: 'damaged' }
      : await held(await openingOf({ is: 'link', kind: named, packed: text }));
  return found.ok ? found : refused(why(said, found), 'text' in found ? found.text : hash);
}

const why = (said: DoorSaid, fault: Unopened): string => explained(said, fault);
