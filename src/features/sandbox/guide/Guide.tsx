/** A hand on the shoulder: fetched when a game has it, and put away with one press. */
import type { GuideSettings } from '#ui/keep/settings.ts';
import { Fetched } from '#ui/loading/Fetched.tsx';
import type { Site } from '#ui/table/texts.ts';
import { useTable } from '../scene.ts';

async function fetchGuide(site: Site) {
  const [{ default: Card }, { loadGuide }] = await Promise.all([
    import('./GuideCard.tsx'),
    import('./texts.ts'),
  ]);
  return { Card, say: await loadGuide(site) };
}

export function Guide({ guide }: { readonly guide: GuideSettings }) {
  const { speech } = useTable();
  return (
    <Fetched load={() => fetchGuide(speech.site)}>
      {({ Card, say }) => <Card guide={guide} say={say} />}
    </Fetched>
  );
}
