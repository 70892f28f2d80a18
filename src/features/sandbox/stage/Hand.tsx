/** What the viewer holds: skill cards, the Quorum's, secrets. Cards that are asked for can be taken from here. */
import type { ComponentChildren } from 'preact';
import { peopleSymbols } from '#board/symbols/people.ts';
import { skillSymbol } from '#board/symbols.ts';
import { optionsOf } from '#engine/index.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { counted } from '#ui/table/counted.ts';
import { seatName } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';

export function Hand() {
  const { view, speech, table } = useTable();
  const { viewer } = view;
  const seat = typeof viewer === 'number' ? view.seats[viewer] : undefined;
  if (seat === undefined || typeof viewer !== 'number') return;
  const { t } = speech;
  const cards = counted(seat.hand ?? []);
  const isPresident = view.titles.president === viewer;
  const quorum = isPresident ? view.quorumHand : [];
  const secrets = [
    ...seat.loyalty.map(card => ({ card, kind: 'loyalty' as const })),
    ...seat.superCrises.map(card => ({ card, kind: 'superCrisis' as const })),
    ...quorum.map(card => ({ card, kind: 'quorum' as const })),
  ];
  return (
    <section class="hand" aria-label={t('hand.label', { name: seatName(speech, view.seats, viewer) })}>
      <ul class="hand-cards" key={table.name}>
        {cards.length === 0 && <li class="hand-none">{t('hand.none')}</li>}
        {cards.map(({ id, count }) => (
          <SkillCard key={id} id={id} count={count} />
        ))}
        {secrets.map(({ card, kind }, at) => (
          <Secret key={`${kind} ${at}`} card={card} kind={t(`hand.${kind}`)} />
        ))}
      </ul>
    </section>
  );
}

function SkillCard({ id, count }: { readonly id: string; readonly count: number }) {
  const { table, speech } = useTable();
  const face = table.game.lib.faces.get(id);
  const title = speech.cardTitle(id.split('/', 1)[0] ?? id);
  const skill = face && speech.words.voice.name(face.skill)('nom');
  return (
    <Card id={id} count={count} skill={face?.skill}>
      {face && (
        <span class="strength" data-of={face.skill}>
          <Glyph d={skillSymbol(face.skill, speech.words.facets)} />
          <b>{face.strength}</b>
          <span class="visually-hidden">{skill}</span>
        </span>
      )}
      <span class="card-name">{title}</span>
    </Card>
  );
}

function Secret({ card, kind }: { readonly card: string | undefined; readonly kind: string }) {
  const { speech } = useTable();
  return (
    <Card id={card ?? ''} count={1} skill={undefined}>
      <span class="strength secret">
        <Glyph d={peopleSymbols.loyalty} />
        <span class="visually-hidden">{kind}</span>
      </span>
      <span class="card-name">{card === undefined ? kind : speech.cardTitle(card)}</span>
    </Card>
  );
}

type CardProps = {
  readonly id: string;
  readonly count: number;
  readonly skill: string | undefined;
  readonly children: ComponentChildren;
};

/** A button where it can be played or picked now. */
function Card({ id, count, skill, children }: CardProps) {
  const { asked, picking, speech } = useTable();
  const offered = asked !== undefined && optionsOf(asked).some(option => option.id === id);
  const picked = picking.picked.filter(one => one === id).length;
  const face = (
    <>
      {children}
      {count > 1 && <span class="times">×{count}</span>}
      {picked > 0 && <span class="picked">{speech.t('hand.picked', { n: picked })}</span>}
    </>
  );
  return (
    <li class="held" data-of={skill} data-help={id === '' ? undefined : `card:${id}`}>
      {offered ? (
        <button type="button" class="held-face" aria-pressed={picked > 0} onClick={() => picking.press(id)}>
          {face}
        </button>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its text can be asked for by keyboard as well
        <span class="held-face" tabIndex={0}>
          {face}
        </span>
      )}
    </li>
  );
}
