/** The stage without a table: beats of games with a seed, each at any moment of its time. The address says which. */
import { useEffect, useState } from 'preact/hooks';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { books, load } from '#books/registry.ts';
import { reasonable } from '#bots/reasonable.ts';
import { applyStepwise, eventsFor, type Game, makeGame, viewFor } from '#engine/index.ts';
import { type Beat, beatsOf, placeOf } from '#ui/stage/beats.ts';
import { scenes } from '#ui/stage/facet.ts';
import { Line } from '#ui/stage/Line.tsx';
import { Stage } from '#ui/stage/Stage.tsx';
import type { Show } from '#ui/stage/show.ts';
import { weighWith } from '#ui/stage/weights.ts';
import { makeSpeech } from '#ui/table/speech.ts';
import { loadTexts, type Site } from '#ui/table/texts.ts';

/** Of each scene so many beats are shown. */
const most = 3;
const endless = 3000;

/** `?books=pegasus,daybreak&seed=3&scene=check&at=0.5&viewer=2` */
const asked = new URLSearchParams(location.search);

export function Beats({ site }: { readonly site: Site }) {
  const [shows, setShows] = useState<readonly Show[]>([]);
  const [at, setAt] = useState(Number(asked.get('at') ?? 1));
  useEffect(() => {
    void find(site).then(setShows);
  }, []);
  const scene = asked.get('scene');
  return (
    <div data-found={shows.length}>
      <label>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={at}
          onInput={({ currentTarget }) => setAt(Number(currentTarget.value))}
        />
        {at}
      </label>
      <ul>
        {scenes.map(name => (
          <li key={name}>
            <a href={`?${new URLSearchParams({ ...Object.fromEntries(asked), scene: name })}`}>{name}</a>
          </li>
        ))}
      </ul>
      {shows
        .filter(({ beat }) => scene === null || beat.scene === scene)
        .map((show, n) => (
          <div key={n} class="stage" data-scene={show.beat.scene} style="position:relative;height:38rem">
            <Line {...show} />
            <Stage {...show} progress={at} sealed={asked.has('sealed')} onNext={() => undefined} />
          </div>
        ))}
    </div>
  );
}

/** Bots play a game; of every scene the first beats are kept. */
async function find(site: Site): Promise<readonly Show[]> {
  const named = books.filter(book => book === books[0] || asked.get('books')?.split(',').includes(book));
  const [knowledge, texts, facets] = await Promise.all([
    knowledgeFor(named),
    loadTexts(site, named),
    load('stage', named),
  ]);
  const speech = makeSpeech(site, texts);
  const weigh = weighWith(facets);
  const viewer = Number(asked.get('viewer') ?? 0);
  const found = new Map<Beat['scene'], Show[]>();
  for (let game: Game | undefined = begun(knowledge.lib), n = 0; game !== undefined && n < endless; n++) {
    const before: Game = game;
    const [choice] = before.state.pending;
    if (choice === undefined || choice.seat === 'chance') break;
    const made = {
      seat: choice.seat,
      choose: reasonable(knowledge, viewFor(before, choice.seat), choice, n),
    };
    const step = applyStepwise(before, made, { passIdle: true });
    if (!step.ok) throw new Error(step.because);
    const view = (moments: number) =>
      viewFor({ ...before, state: step.moments[moments - 1]?.state ?? before.state }, viewer);
    for (const beat of beatsOf(
      step.moments.map(({ events }) => eventsFor(events, viewer)),
      viewer,
      weigh,
    )) {
      const known = found.get(beat.scene) ?? [];
      found.set(beat.scene, known);
      if (known.length >= most || placeOf(beat) === 'board') continue;
      known.push({
        beat,
        before: view(beat.from),
        after: view(beat.to),
        progress: 1,
        lib: knowledge.lib,
        speech,
      });
    }
    game = step.game.state.over === undefined ? step.game : undefined;
  }
  return [...found.values()].flat();
}

function begun(lib: Parameters<typeof makeGame>[0]): Game {
  const made = makeGame(lib, {
    books: lib.books,
    objective: [...lib.objectives.keys()][0] ?? '',
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats: Array.from({ length: 5 }, (_, seat) => ({ id: `p${seat + 1}` })),
    seed: Number(asked.get('seed') ?? 4),
    chance: 'seeded',
  });
  if (!made.ok) throw new Error(made.because);
  return made.game;
}
