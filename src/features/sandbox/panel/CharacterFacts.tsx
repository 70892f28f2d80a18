/** What there is to know of a character before it is chosen: class, skills, abilities, its place in the lines of succession. */
import { lineOf } from '#engine/index.ts';
import { useTable } from '../scene.ts';

const titles = ['president', 'admiral'] as const;

export function CharacterFacts({ id }: { readonly id: string }) {
  const { speech, table } = useTable();
  const { lib, state } = table.game;
  const lines = speech.character(id)?.lines ?? [];
  const places = titles.flatMap(title => {
    const at = lineOf({ lib, state }, title).indexOf(id);
    return at < 0 ? [] : [`${speech.narrator.title('titles', title).title} ${at + 1}.`];
  });
  const facts = lines.flatMap(({ part, text }) => (part === 'fact' ? [text] : []));
  const line = places.length === 0 ? [] : [speech.t('prompt.succession', { places: places.join(' ') })];
  return (
    <>
      <small class="option-facts">{[...facts, ...line].join(' ')}</small>
      {lines.map(
        ({ part, label, text }) =>
          label !== undefined && (
            <small key={label} data-part={part}>
              <b>{label}</b> {text}
            </small>
          ),
      )}
    </>
  );
}
