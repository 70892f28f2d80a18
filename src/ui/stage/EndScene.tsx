/** The end: who has won, and who was what. */
import { counted } from '../table/counted.ts';
import { Person } from './Person.tsx';
import { nameOf, type Show } from './show.ts';

export function EndScene({ show }: { readonly show: Show }) {
  const { after, speech, lib } = show;
  return (
    <ul class="stage-end" data-winner={after.over?.winner}>
      {after.seats.map(({ loyalty, shown }, seat) => {
        const cards = [...shown, ...loyalty].flatMap(id => id ?? []);
        const isCylon = cards.some(id => lib.loyalty.get(id)?.side === 'cylon');
        return (
          <li key={seat} data-cylon={isCylon || undefined}>
            <Person
              name={nameOf(show, seat)}
              seat={seat}
              {...(isCylon ? { state: 'broken' as const } : {})}
            />
            <ul>
              {counted(cards).map(({ id, count }) => (
                <li key={id}>
                  {count > 1 && `${count} × `}
                  {speech.cardTitle(id)}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
