/** Everybody at the table, in the order of turns: who they are, where, what they hold, and who is to decide. */
import { useState } from 'preact/hooks';
import { emblemOf } from '#board/signs.ts';
import { Emblem } from '#board/symbols/LineSign.tsx';
import { titleSymbol } from '#board/symbols/people.ts';
import { capital, type Words } from '#board/words.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { Fetched } from '#ui/loading/Fetched.tsx';
import { seatName } from '#ui/table/speech.ts';
import { spotsOf } from '#ui/table/spots.ts';
import { useDialog } from '../parts/useDialog.ts';
import { useTable } from '../scene.ts';
import { type Held, heldSymbols, type Plate, platesOf } from './plates.ts';
import { useNotes } from './useNotes.ts';

export function Plates() {
  const { view, table, speech, asked, picking } = useTable();
  const [open, setOpen] = useState<number | undefined>(undefined);
  const { lib } = table.game;
  const plates = platesOf(view, lib, speech.words.facets);
  const spots = spotsOf(asked, picking);
  const shown = plates.find(({ seat }) => seat === open);
  return (
    <>
      <ul class="plates" aria-label={speech.t('plates.label')} data-many={plates.length > 5 || undefined}>
        {plates.map(plate => (
          <PlateOf
            key={plate.seat}
            plate={plate}
            isChoosable={spots.choosable.has(plate.id)}
            isChosen={spots.chosen.has(plate.id)}
            press={() => (spots.choosable.has(plate.id) ? spots.press(plate.id) : setOpen(plate.seat))}
          />
        ))}
      </ul>
      {shown !== undefined && <Sheet plate={shown} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type PlateProps = {
  readonly plate: Plate;
  readonly isChoosable: boolean;
  readonly isChosen: boolean;
  readonly press: () => void;
};

function PlateOf({ plate, isChoosable, isChosen, press }: PlateProps) {
  const { speech, view, table } = useTable();
  const { t, words } = speech;
  const { seat, id, character, titles, isOwn, isCurrent, isAsked, isRevealed, isHeld, known, attached } =
    plate;
  const { of: notes } = useNotes();
  const mark = notes(seat)?.mark;
  const who = character === undefined ? undefined : table.game.lib.characters.get(character);
  const place = placeName(plate, speech.words);
  return (
    <li
      class="plate"
      data-seat={seat % 7}
      data-own={isOwn || undefined}
      data-current={isCurrent || undefined}
      data-asked={isAsked || undefined}
      data-revealed={isRevealed || undefined}
    >
      <button
        type="button"
        class="plate-face"
        aria-pressed={isChoosable ? isChosen : undefined}
        aria-haspopup={isChoosable ? undefined : 'dialog'}
        data-choosable={isChoosable || undefined}
        data-help={`spot:${id}`}
        onClick={press}
      >
        <svg class="plate-emblem" viewBox="0 0 40 40" aria-hidden="true">
          {who !== undefined && <Emblem of={emblemOf(who, words.facets)} x={20} y={20} size={38} />}
        </svg>
        <span class="plate-name">
          <b>{seatName(speech, view.seats, seat)}</b>
          {titles.map(title => (
            <span key={title} class="plate-title" title={speech.office(title)?.title}>
              <Glyph d={titleSymbol(title)} />
              <span class="visually-hidden">{speech.office(title)?.title}</span>
            </span>
          ))}
          {isOwn && <span class="tag-you">{t('plates.you')}</span>}
        </span>
        <span class="plate-at">
          {place}
          {isCurrent && <span class="visually-hidden"> {words.t('players.current')}</span>}
          {isAsked && <em>{t('plates.asked')}</em>}
        </span>
        <span class="plate-held">
          {plate.held.map(held => (
            <Count key={'noun' in held ? held.noun : held.name} held={held} />
          ))}
          {attached.length > 0 && (
            <span class="plate-card">{attached.map(card => speech.cardTitle(card)).join(', ')}</span>
          )}
        </span>
        <span class="plate-tags">
          {isRevealed && <span class="tag-alarm">{words.t('players.cylon')}</span>}
          {isHeld && <span class="tag-alarm">{place}</span>}
          {known !== undefined && (
            <span class={known.side === 'cylons' ? 'tag-alarm' : 'tag-seen'}>
              {t(known.side === undefined ? 'plates.seen.some' : `plates.seen.${known.side}`, {
                n: known.cards.length,
                of: known.of,
              })}
            </span>
          )}
          {mark !== undefined && <span class={`tag-note ${mark}`}>{t(`plates.marks.${mark}`)}</span>}
        </span>
      </button>
    </li>
  );
}

function Count({ held }: { readonly held: Held }) {
  const { words } = useTable().speech;
  const name =
    'noun' in held ? words.voice.noun(held.noun, held.n)('nom') : `${words.t(held.name)} ${held.n}`;
  return (
    <span class="plate-count" title={name}>
      <Glyph d={'noun' in held ? heldSymbols[held.noun] : held.symbol} />
      <b aria-hidden="true">{held.n}</b>
      <span class="visually-hidden">{name}</span>
    </span>
  );
}

function placeName({ at, sector }: Plate, words: Words): string {
  const { voice, t } = words;
  if (at === undefined) return t('players.nowhere');
  if (at !== 'viper') return voice.title('locations', at).title;
  const viper = capital(voice.noun('viper', 1)('nom').replace(/^1 /, ''), words);
  return sector === undefined ? viper : `${viper}, ${voice.sector(sector)('nom')}`;
}

function Sheet({ plate, onClose }: { readonly plate: Plate; readonly onClose: () => void }) {
  const { speech, view } = useTable();
  const dialog = useDialog(onClose);
  const { t } = speech;
  return (
    <dialog
      ref={dialog}
      class="sheet-dialog plate-sheet"
      aria-label={seatName(speech, view.seats, plate.seat)}
    >
      <Fetched load={() => import('./PlateSheet.tsx')} waiting={<p role="status">{t('tabs.loading')}</p>}>
        {({ PlateSheet }) => <PlateSheet plate={plate} />}
      </Fetched>
      <form method="dialog" class="prompt-keys">
        <button type="submit" class="button">
          {t('menu.close')}
        </button>
      </form>
    </dialog>
  );
}
