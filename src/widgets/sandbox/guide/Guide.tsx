/** A hand on the shoulder: fetched when a game has it, and put away with one press. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GuideSettings } from '../../../storage/settings.ts';
import { useTable } from '../scene.ts';
import type GuideCard from './GuideCard.tsx';
import type { GuideSaid } from './texts.ts';

interface Fetched {
  readonly Card: ComponentType<Parameters<typeof GuideCard>[0]>;
  readonly say: GuideSaid;
}

export function Guide({ guide }: { readonly guide: GuideSettings }) {
  const { speech } = useTable();
  const [fetched, show] = useState<Fetched | undefined>(undefined);
  useEffect(() => {
    let left = false;
    Promise.all([import('./GuideCard.tsx'), import('./texts.ts')])
      .then(async ([{ default: Card }, { loadGuide }]) => ({ Card, say: await loadGuide(speech.site) }))
      // Without it the game can be played all the same.
      .then(
        found => left || show(found),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [speech]);
  return fetched === undefined ? null : <fetched.Card guide={guide} say={fetched.say} />;
}
