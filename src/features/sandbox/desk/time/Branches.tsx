/** What has been tried from here and there, to go back to and to compare. */
import { useState } from 'preact/hooks';
import { type Game, makeSave, viewFor } from '#engine/index.ts';
import { resources } from '#engine/model/vocabulary.ts';
import type { SandboxSession } from '../../machine/session.ts';
import { pictureOf } from '../../saves/picture.ts';
import type { Branch } from '../../time/branches.ts';
import { Picture } from '../games/Picture.tsx';
import type { Said } from '../said.ts';

type Props = { readonly session: SandboxSession; readonly said: Said; readonly branches: readonly Branch[] };

export function Branches({ session, said, branches }: Props) {
  const { t } = said;
  const [compared, setCompared] = useState<readonly number[]>([]);
  const now = session.gameAt(session.of);
  if (branches.length === 0 || now === undefined)
    return (
      <>
        <h3>{t('branches.title')}</h3>
        <p>{t('branches.none')}</p>
      </>
    );
  const open = ({ end }: Branch) => {
    void session.load({
      from: 'save',
      text: makeSave(end),
      players: session.players,
      viewer: session.viewer,
    });
  };
  const chosen = branches.filter(({ id }) => compared.includes(id));
  const lines = [
    { name: t('branches.now'), game: now },
    ...chosen.map(one => ({ name: nameOf(said, one), game: one.end })),
  ];
  return (
    <>
      <h3>{t('branches.title')}</h3>
      <ul class="branches">
        {branches.map(branch => (
          <li key={branch.id}>
            <label class="check-line">
              <input
                type="checkbox"
                checked={compared.includes(branch.id)}
                onChange={({ currentTarget }) =>
                  setCompared(
                    currentTarget.checked
                      ? [...compared, branch.id].slice(-3)
                      : compared.filter(id => id !== branch.id),
                  )
                }
              />
              {nameOf(said, branch)}{' '}
              {t('branches.from', { at: branch.shared, n: branch.end.log?.length ?? 0 })}
            </label>
            <button type="button" class="plain" onClick={() => open(branch)}>
              {t('branches.open')}
            </button>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <Compared said={said} lines={lines} />}
    </>
  );
}

const nameOf = ({ t }: Said, { id }: Branch): string => t('branches.name', { n: id });

type Line = { readonly name: string; readonly game: Game };

function Compared({ said, lines }: { readonly said: Said; readonly lines: readonly Line[] }) {
  const { t, words } = said;
  const rows: readonly (readonly [label: string, value: (game: Game) => string | number])[] = [
    [t('branches.choices'), ({ log }) => log?.length ?? 0],
    [t('branches.turn'), ({ state }) => state.seats.reduce((sum, { turns }) => sum + turns, 0)],
    ...resources.map(
      resource =>
        [words.voice.name(resource)('nom'), ({ state }: Game) => state.resources[resource]] as const,
    ),
    [t('branches.distance'), game => distanceIn(game)],
    [t('branches.jump'), ({ state }) => state.jumpTrack],
    [t('branches.damage'), ({ state }) => state.galacticaDamage.length],
    [t('branches.revealed'), ({ state }) => state.seats.filter(({ revealed }) => revealed !== 'no').length],
    [t('branches.end'), ({ state }) => (state.over === undefined ? '–' : t(`endings.${state.over.winner}`))],
  ];
  return (
    <div class="scrolls">
      <table class="compared">
        <thead>
          <tr>
            <td />
            {lines.map(({ name }, i) => (
              <th key={i} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('branches.table')}</th>
            {lines.map(({ game }, i) => (
              <td key={i}>
                <Picture picture={pictureOf(viewFor(game, 'table'))} label={t('games.picture')} />
              </td>
            ))}
          </tr>
          {rows.map(([label, value]) => {
            const values = lines.map(({ game }) => value(game));
            const differ = new Set(values).size > 1;
            return (
              <tr key={label} class={differ ? 'differs' : undefined}>
                <th scope="row">{label}</th>
                {values.map((one, i) => (
                  <td key={i}>{one}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const distanceIn = (game: Game): number => viewFor(game, 'table').distance;
