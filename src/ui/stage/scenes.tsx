/** What stands in the middle for each scene. The words above it are the stage's. */
import type { FunctionComponent } from 'preact';
import { deckSymbols } from '#board/symbols/decks.ts';
import { stepSymbols } from '#board/symbols/icons.ts';
import { peopleSymbols, titleSymbol } from '#board/symbols/people.ts';
import { shipSymbols } from '#board/symbols/ships.ts';
import { tokenSymbols } from '#board/symbols/tokens.ts';
import { skillSymbol, symbols } from '#board/symbols.ts';
import { Glyph } from '../bench/Glyph.tsx';
import type { CardTold } from '../table/texts.ts';
import { CardFace } from './CardFace.tsx';
import { CheckScene } from './CheckScene.tsx';
import { EndScene } from './EndScene.tsx';
import type { SceneName } from './facet.ts';
import { Person } from './Person.tsx';
import { RollScene } from './RollScene.tsx';
import { eventIn, nameOf, type Show } from './show.ts';

/** The cards that an event names, to whoever may know them. */
function cardsOf({ beat: { chief } }: Show): readonly string[] {
  if ('cards' in chief && chief.cards !== undefined) return chief.cards;
  return 'card' in chief && chief.card !== undefined ? [chief.card] : [];
}

const symbolOf: { readonly [scene in SceneName]?: string } = {
  crisis: stepSymbols.crisis,
  option: stepSymbols.crisis,
  jump: deckSymbols.destination,
  loyalty: peopleSymbols.loyalty,
  reveal: peopleSymbols.cylon,
};

function Cards({ show }: { readonly show: Show }) {
  const { speech, beat, lib } = show;
  return (
    <div class="stage-cards">
      {cardsOf(show).flatMap((id, at) => {
        const card = speech.card(id);
        if (card === undefined) return [];
        const skill = lib.faces.get(id)?.skill;
        const symbol =
          skill === undefined
            ? (symbolOf[beat.scene] ?? peopleSymbols.hand)
            : skillSymbol(skill, speech.words.facets);
        return [
          <CardFace
            key={at}
            card={{ ...card, title: speech.cardTitle(id) }}
            kind={speech.t(`stage.scene.${beat.scene as 'card'}`)}
            symbol={symbol}
            skill={skill}
          />,
        ];
      })}
    </div>
  );
}

/** A Loyalty card that has been dealt: held up, and what it means to win with it. */
function LoyaltyScene({ show }: { readonly show: Show }) {
  const { speech, lib } = show;
  const { t } = speech;
  const cards = cardsOf(show);
  const sides = cards.flatMap(id => lib.loyalty.get(id)?.side ?? []);
  const side = sides.find(one => one !== 'human') ?? sides[0];
  return (
    <div class="stage-pair">
      {cards.map((id, at) => {
        const card = speech.card(id);
        const isCylon = lib.loyalty.get(id)?.side === 'cylon';
        return (
          card && (
            <CardFace
              key={at}
              card={card}
              kind={t('stage.scene.loyalty')}
              symbol={isCylon ? peopleSymbols.cylon : peopleSymbols.loyalty}
              large
            />
          )
        );
      })}
      {(side === 'human' || side === 'cylon') && (
        <div class="stage-goal">
          <p class="stage-title">{t(`stage.wins.${side}.title`)}</p>
          <p>{t(`stage.wins.${side}.text`)}</p>
        </div>
      )}
    </div>
  );
}

/** Whoever it is about, with the card. */
function WithPerson({ show }: { readonly show: Show }) {
  const { chief } = show.beat;
  return (
    <div class="stage-pair">
      {'seat' in chief && <Person name={nameOf(show, chief.seat)} seat={chief.seat} />}
      <Cards show={show} />
    </div>
  );
}

/** The card as it is turned up; then the option that was chosen lights up. */
function CrisisScene({ show }: { readonly show: Show }) {
  const { speech, beat } = show;
  const { chief } = beat;
  const id = 'card' in chief ? chief.card : undefined;
  const card = id === undefined ? undefined : speech.card(id);
  if (card === undefined) return <WithPerson show={show} />;
  const isSuper = chief.type === 'crisis-drawn' && chief.super;
  const lit = chief.type === 'option-chosen' ? chosenLine(card, chief.option) : undefined;
  return (
    <div class="stage-pair">
      {'seat' in chief && <Person name={nameOf(show, chief.seat)} seat={chief.seat} />}
      <CardFace
        card={card}
        kind={speech.t(isSuper ? 'crisis.super' : 'crisis.label')}
        symbol={isSuper ? deckSymbols['super-crisis'] : stepSymbols.crisis}
        {...(lit ? { lit: line => line === lit } : {})}
      />
    </div>
  );
}

/** Options are called a, b, …, in the order of the card; the check is called by its name. */
function chosenLine({ lines }: CardTold, option: string): CardTold['lines'][number] | undefined {
  if (option === 'check') return lines.find(({ part }) => part === 'check');
  const options = lines.filter(({ part }) => part === 'option');
  return option.length === 1 ? options[option.charCodeAt(0) - 'a'.charCodeAt(0)] : undefined;
}

function JumpScene({ show }: { readonly show: Show }) {
  const { beat, before, after, speech, progress } = show;
  const { t } = speech;
  const chosen = eventIn(beat, 'destination-chosen');
  const card = chosen && speech.card(chosen.card);
  const costs = beat.events.flatMap(event =>
    event.type === 'resource-lost' || event.type === 'resource-gained' ? [event] : [],
  );
  return (
    <div class="stage-jump" data-arrived={chosen !== undefined || undefined}>
      <svg class="flight" viewBox="0 0 240 90" aria-hidden="true">
        {streaks.map(([x, y, w], at) => (
          <path key={at} class="streak" d={`M${x} ${y}h${w}`} />
        ))}
        <g class="galactica">
          <path class="pod" d="M78 22h78l6 8H72zM78 68h78l6-8H72z" />
          <path class="hull" d="M40 45l28-14h104l16 6v16l-16 6H68z" />
          <path class="deck-line" d="M70 45h100" />
          <path class="glow" d="M188 38h14v4h-14zM188 44h18v3h-18zM188 49h14v4h-14z" />
        </g>
      </svg>
      {card !== undefined && (
        <CardFace card={card} kind={t('stage.destination')} symbol={deckSymbols.destination} />
      )}
      {card !== undefined && (
        <p class="stage-figures">
          <span class="label">{t('stage.distance')}</span>{' '}
          <b>
            {before.distance} <i>→</i> {after.distance}
          </b>
          {progress > 0.45 &&
            costs.map(({ type, resource, amount, now }) => (
              <span key={resource} class={type === 'resource-lost' ? 'loss' : 'gain'}>
                <Glyph d={symbols[resource]} />
                {type === 'resource-lost' ? now + amount : now - amount} → {now}
              </span>
            ))}
        </p>
      )}
    </div>
  );
}

const streaks: readonly (readonly [x: number, y: number, w: number])[] = [
  [4, 12, 40],
  [150, 8, 60],
  [20, 30, 22],
  [205, 26, 30],
  [2, 52, 34],
  [210, 62, 26],
  [30, 76, 50],
  [140, 82, 70],
];

function TitleScene({ show }: { readonly show: Show }) {
  const { beat, before } = show;
  const given = eventIn(beat, 'title-given');
  if (given === undefined) return null;
  const from = before.titles[given.title];
  return (
    <div class="stage-passing">
      {from !== undefined && from !== given.to && (
        <Person name={nameOf(show, from)} seat={from} state="gone" />
      )}
      <span class="passing-title">
        <Glyph d={titleSymbol(given.title)} />
      </span>
      <Person name={nameOf(show, given.to)} seat={given.to} />
    </div>
  );
}

function SentScene({ show }: { readonly show: Show }) {
  const { beat, speech, lib } = show;
  const sent = eventIn(beat, 'sent');
  if (sent === undefined) return null;
  const place = speech.location(sent.to);
  return (
    <div class="stage-passing">
      <Person name={nameOf(show, sent.seat)} seat={sent.seat} />
      <span class="arrow" aria-hidden="true">
        →
      </span>
      <span class="place-of" data-hazardous={lib.locations.get(sent.to)?.hazardous || undefined}>
        <b>{place?.title ?? sent.to}</b>
        <small>{place?.lines[0]?.text}</small>
      </span>
    </div>
  );
}

function RevealScene({ show }: { readonly show: Show }) {
  const { beat, speech } = show;
  const { chief } = beat;
  const shown = eventIn(beat, 'loyalty-shown');
  const card = shown && speech.card(shown.card);
  return (
    <div class="stage-pair reveal">
      {'seat' in chief && (
        <span class="unmasked">
          <Person name={nameOf(show, chief.seat)} seat={chief.seat} state="broken" />
          <Glyph d={peopleSymbols.cylon} />
        </span>
      )}
      {card !== undefined && (
        <CardFace card={card} kind={speech.t('stage.scene.loyalty')} symbol={peopleSymbols.loyalty} />
      )}
    </div>
  );
}

function DeathScene({ show }: { readonly show: Show }) {
  const { chief } = show.beat;
  return (
    <div class="stage-passing">
      {'seat' in chief && <Person name={nameOf(show, chief.seat)} seat={chief.seat} state="broken" />}
    </div>
  );
}

/** Something hidden that this viewer is shown: cards, or what a ship or a token is. */
function SeenScene({ show }: { readonly show: Show }) {
  const { beat, speech } = show;
  const { chief } = beat;
  const cards = cardsOf(show);
  return (
    <div class="stage-pair">
      {'of' in chief && typeof chief.of === 'number' && (
        <Person name={nameOf(show, chief.of)} seat={chief.of} />
      )}
      <div class="stage-cards">
        {cards.map((id, at) => {
          const card = speech.card(id);
          return card === undefined ? (
            <p key={at} class="thing-seen">
              <Glyph d={'at' in chief ? shipSymbols.civilian : tokenSymbols.damaged} />
              <b>{speech.thing(id)}</b>
            </p>
          ) : (
            <CardFace
              key={at}
              card={card}
              kind={speech.t('stage.scene.seen')}
              symbol={peopleSymbols.loyalty}
              large
            />
          );
        })}
      </div>
    </div>
  );
}

export const middle: { readonly [scene in SceneName]?: FunctionComponent<{ readonly show: Show }> } = {
  crisis: CrisisScene,
  option: CrisisScene,
  check: CheckScene,
  roll: RollScene,
  attack: RollScene,
  jump: JumpScene,
  title: TitleScene,
  sent: SentScene,
  loyalty: LoyaltyScene,
  seen: SeenScene,
  card: WithPerson,
  reveal: RevealScene,
  death: DeathScene,
  end: EndScene,
};
