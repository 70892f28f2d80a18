/** Any position, laid out by hand: on the board, in a form, and as text. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { unmarked } from '#board/marks.ts';
import { stacksOf } from '#board/stacks.ts';
import { libraryOf } from '#books/libraries.ts';
import { type Library, viewOf } from '#engine/index.ts';
import { type ShipKind, sectors, shipKinds } from '#engine/model/vocabulary.ts';
import { partAt, withPart } from '#scenarios/edit/parts.ts';
import {
  addShip,
  type Edit,
  heldAt,
  move,
  placePerson,
  placePilot,
  removeShip,
} from '#scenarios/edit/pieces.ts';
import type { Scenario } from '#scenarios/index.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import type { Said } from '../said.ts';
import { accepted, begin, type Editing, edited } from './editing.ts';
import { Form } from './Form.tsx';
import { positionField } from './fields.ts';
import { nameOf } from './names.ts';
import { problemText } from './problemText.tsx';
import { Text } from './Text.tsx';
import { useDrag } from './useDrag.ts';

type Props = {
  readonly said: Said;
  /** The position it begins with, and what that is laid out with. */
  readonly start: Editing;
  readonly books: Library;
  readonly play: (scenario: Scenario) => void;
};

/** What a press on the board does: a ship comes or goes, a person goes there, a location is hit. */
type Tool = ShipKind | `seat:${string}` | 'damage';

export default function Editor({ said, start, books, play }: Props) {
  const { t, words } = said;
  const [lib, setLibrary] = useState(books);
  const [editing, setEditing] = useState(start);
  const [unreached, setUnreached] = useState<Scenario | undefined>(undefined);
  /** What somebody has written as text may name other books, which have to be fetched. */
  const replace = (next: Scenario) => {
    setUnreached(undefined);
    libraryOf(next.books).then(
      library => {
        const begun = begin(library, next);
        if (begun === undefined) return;
        setLibrary(library);
        setEditing({ ...begun, earlier: library === lib ? editing : undefined });
      },
      () => setUnreached(next),
    );
  };
  const { scenario, state, earlier, refused } = editing;
  const frame = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<Tool>('raider');
  const [less, setLess] = useState(false);
  const [held, setHeld] = useState<string | undefined>(undefined);
  const model = useMemo(
    () => boardOf(viewOf(lib, state, 'teacher'), lib.sources, words.facets),
    [lib, state, words],
  );
  const field = useMemo(() => positionField(lib), [lib]);
  const seats = scenario.game.seats.map(({ id }) => id);

  const make = (edit: Edit | undefined) => edit && setEditing(edited(lib, editing, edit.scenario, edit.path));
  const drop = (from: string, to: string) => {
    const [what, where] = [heldAt(lib, scenario, from), heldAt(lib, scenario, to)];
    if (what !== undefined && where !== undefined) make(move(lib, scenario, what, where));
    setHeld(undefined);
  };
  useDrag(frame, drop);

  const press = (spot: string) => {
    if (held !== undefined && held !== spot) return drop(held, spot);
    const where = heldAt(lib, scenario, spot);
    if (where === undefined) return;
    if (where.is === 'person') return setHeld(held === spot ? undefined : spot);
    if (tool === 'damage') {
      if (where.is === 'location') make(damaged(lib, scenario, where.location));
      return;
    }
    const seat = seats.find(id => tool === `seat:${id}`);
    if (seat !== undefined) {
      if (where.is === 'location') make(placePerson(scenario, seat, where.location));
      else make(placePilot(scenario, seat, where.sector));
      return;
    }
    const kind = shipKinds.find(one => one === tool);
    if (kind === undefined || where.is === 'location') return;
    make(less ? removeShip(scenario, where.sector, kind) : addShip(lib, scenario, where.sector, kind));
  };

  const spots = [
    ...sectors,
    ...sectors.flatMap(sector => stacksOf(sector, model.ships[sector], model.players).map(({ id }) => id)),
    ...lib.locations.keys(),
    ...seats,
  ];
  const marks = {
    ...unmarked,
    choosable: new Set(spots),
    chosen: new Set(held === undefined ? [] : [held]),
  };
  const labels = {
    add: t('editor.add'),
    remove: t('editor.remove'),
    unset: t('editor.unset'),
    more: t('editor.more'),
  };
  const name = (word: string) => {
    const character = scenario.game.seats.find(({ id }) => id === word)?.character;
    return character === undefined ? nameOf(said, word) : words.shortName(character);
  };
  const tools: readonly (readonly [Tool, string])[] = [
    ...shipKinds.map(kind => [kind, nameOf(said, kind)] as const),
    ...seats.map(id => [`seat:${id}`, name(id)] as const),
    ['damage', t('editor.damage')],
  ];
  return (
    <div class="editor desk">
      <div class="editor-board" ref={frame}>
        <div class="editor-tools" role="toolbar" aria-label={t('editor.tools')}>
          {tools.map(([value, label]) => (
            <button
              key={value}
              type="button"
              class="tool"
              aria-pressed={tool === value}
              onClick={() => {
                setTool(value);
                setHeld(undefined);
              }}
            >
              {label}
            </button>
          ))}
          <label class="check-line">
            <input type="checkbox" checked={less} onChange={() => setLess(!less)} />
            {t('editor.less')}
          </label>
        </div>
        <p class="editor-hint">{t(held === undefined ? 'editor.hint' : 'editor.holding')}</p>
        <LiveBoard id="editor-board" model={model} words={words} marks={marks} onChoose={press} />
      </div>
      <div class="editor-side">
        {refused !== undefined && (
          <div class="notice refused" role="alert">
            <ul>
              {refused.problems.slice(0, 5).map((problem, i) => (
                <li key={i}>{problemText(said, problem, name)}</li>
              ))}
            </ul>
            {refused.offer !== undefined && (
              <>
                <p>{t('editor.nearest')}</p>
                <ul>
                  {refused.offer.repairs.map(({ path, value }, i) => (
                    <li key={i}>
                      {path
                        .slice(1)
                        .map(step => (typeof step === 'number' ? `${step + 1}` : name(step)))
                        .join(' › ')}
                      : {value === undefined ? t('editor.leftOut') : `${value}`}
                    </li>
                  ))}
                </ul>
                <button type="button" class="button quiet" onClick={() => setEditing(accepted(lib, editing))}>
                  {t('editor.accept')}
                </button>
              </>
            )}
          </div>
        )}
        <p class="prompt-keys">
          <button type="button" class="button" onClick={() => play(scenario)}>
            {t('editor.start')}
          </button>
          <button
            type="button"
            class="button quiet"
            disabled={earlier === undefined}
            onClick={() => earlier && setEditing(earlier)}
          >
            {t('editor.undo')}
          </button>
        </p>
        <div class="editor-form">
          {field.is === 'group' &&
            field.fields.map(([key, inner]) => (
              <Form
                key={key}
                field={inner}
                value={partAt(scenario, ['position', key])}
                path={['position', key]}
                label={name(key)}
                seats={seats}
                name={name}
                words={labels}
                change={(path, value) =>
                  setEditing(edited(lib, editing, withPart(scenario, path, value), path))
                }
              />
            ))}
        </div>
        {unreached !== undefined && <PartFault again={() => replace(unreached)} />}
        <Text said={said} name={name} scenario={scenario} replace={replace} />
      </div>
    </div>
  );
}

/** A hit that is there goes, one that is not comes. */
function damaged(lib: Library, scenario: Scenario, location: string): Edit | undefined {
  const path = ['position', 'galactica-damage'];
  const token = [...lib.tokens.values()].find(
    one => one.ship === 'galactica' && one.location === location,
  )?.id;
  if (token === undefined) return undefined;
  const list = partAt(scenario, path);
  const tokens: readonly unknown[] = Array.isArray(list) ? list : [];
  const next = tokens.includes(token) ? tokens.filter(one => one !== token) : [...tokens, token];
  return { scenario: withPart(scenario, path, next), path };
}
