/** What the viewer holds: Skill cards in a row, secrets and the Quorum's apart. Cards that are asked for can be taken from here. */
import { skillSymbol } from '#board/symbols.ts';
import { optionsOf } from '#engine/index.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { counted } from '#ui/table/counted.ts';
import { seatName } from '#ui/table/speech.ts';
import { heldSymbols } from '../people/plates.ts';
import { useTable } from '../scene.ts';

export function Hand() {
  const { view, speech, table, settings, set } = useTable();
  const { viewer } = view;
  const seat = typeof viewer === 'number' ? view.seats[viewer] : undefined;
  if (seat === undefined || typeof viewer !== 'number') return;
  const { t } = speech;
  const cards = counted(seat.hand ?? []);
  const isPresident = view.titles.president === viewer;
  const apart = [
    { kind: 'quorum-card', name: t('hand.quorumHand'), cards: isPresident ? view.quorumHand : [] },
    { kind: 'super-crisis-card', name: t('hand.superCrisis'), cards: seat.superCrises },
    { kind: 'loyalty-card', name: t('hand.yourLoyalty'), cards: seat.loyalty },
  ] as const;
  const isHidden = settings.hidden === true;
  return (
    <section
      class="hand"
      aria-label={t('hand.label', { name: seatName(speech, view.seats, viewer) })}
      data-hidden={isHidden || undefined}
    >
      <div class="hand-side">
        <p>
          <b>{seat.handSize}</b> <span>{t('hand.skills')}</span>
        </p>
        <button
          type="button"
          class="hand-hide"
          aria-pressed={isHidden}
          title={t(isHidden ? 'hand.show' : 'hand.hide')}
          onClick={() => set({ hidden: !isHidden })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
            {!isHidden && <path d="M4 21 20 3" />}
          </svg>
          <span>{t(isHidden ? 'hand.show' : 'hand.hide')}</span>
        </button>
      </div>
      {isHidden ? (
        <p class="hand-cards hand-backs">
          {Array.from({ length: Math.min(seat.handSize, 12) }, (_, at) => (
            <i key={at} aria-hidden="true" />
          ))}
          <span class="visually-hidden">{t('hand.hiddenHand')}</span>
        </p>
      ) : (
        <>
          <ul class="hand-cards" key={table.name} aria-label={t('hand.skills')}>
            {cards.length === 0 && <li class="hand-none">{t('hand.none')}</li>}
            {cards.map(({ id, count }) => (
              <Held key={id} id={id} count={count} />
            ))}
          </ul>
          {apart.map(
            ({ kind, name, cards: lying }) =>
              lying.length > 0 && (
                <div key={kind} class="hand-apart" data-kind={kind}>
                  <p>{name}</p>
                  <ul aria-label={name}>
                    {lying.map((card, at) => (
                      <Held key={at} id={card ?? ''} count={1} kind={kind} />
                    ))}
                  </ul>
                </div>
              ),
          )}
        </>
      )}
    </section>
  );
}

type HeldProps = {
  readonly id: string;
  readonly count: number;
  /** What is no Skill card. */
  readonly kind?: keyof typeof heldSymbols;
};

/** A card as it is held: a button where it can be played or picked now. */
function Held({ id, count, kind }: HeldProps) {
  const { asked, picking, speech, table } = useTable();
  const offered = asked !== undefined && optionsOf(asked).some(option => option.id === id);
  const picked = picking.picked.filter(one => one === id).length;
  const face = table.game.lib.faces.get(id);
  const told = speech.card(id);
  const isCylon = table.game.lib.loyalty.get(id)?.side === 'cylon';
  const inner = (
    <>
      {face !== undefined && (
        <span class="strength">
          <b>{face.strength}</b>
          <Glyph d={skillSymbol(face.skill, speech.words.facets)} />
          <span class="visually-hidden">{speech.words.voice.name(face.skill)('nom')}</span>
        </span>
      )}
      {kind !== undefined && (
        <span class="strength secret">
          <Glyph d={heldSymbols[kind]} />
        </span>
      )}
      <span class="card-name">{told?.title ?? speech.t('hand.loyalty')}</span>
      <span class="card-text">
        {told?.lines
          .filter(({ part }) => part !== 'fact')
          .map(({ label, text }, at) => (
            <span key={at}>
              {label !== undefined && <b>{label} </b>}
              {text}{' '}
            </span>
          ))}
      </span>
      {face !== undefined && (
        <span class="card-mark">
          <Glyph d={skillSymbol(face.skill, speech.words.facets)} />
        </span>
      )}
      {count > 1 && <span class="times">×{count}</span>}
      {picked > 0 && <span class="picked">{speech.t('hand.picked', { n: picked })}</span>}
    </>
  );
  return (
    <li
      class="held"
      data-of={face?.skill}
      data-kind={kind}
      data-cylon={isCylon || undefined}
      data-help={id === '' ? undefined : `card:${id}`}
    >
      {offered ? (
        <button type="button" class="held-face" aria-pressed={picked > 0} onClick={() => picking.press(id)}>
          {inner}
        </button>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its text can be asked for by keyboard as well
        <span class="held-face" tabIndex={0}>
          {inner}
        </span>
      )}
    </li>
  );
}
