/** What is shown in one language may stand in another one beside it. */
import { isLanguage, type Language, languages, nativeNames } from '#i18n/languages.ts';

type Props = {
  readonly label: string;
  readonly none: string;
  /** The language of the page. */
  readonly first: Language;
  readonly second: string | undefined;
  readonly choose: (second: Language | undefined) => void;
};

export function SecondLanguage({ label, none, first, second, choose }: Props) {
  return (
    <label class="select-line">
      {label}
      <select
        value={second ?? ''}
        onChange={({ currentTarget: { value } }) => choose(isLanguage(value) ? value : undefined)}
      >
        <option value="">{none}</option>
        {languages
          .filter(one => one !== first)
          .map(one => (
            <option key={one} value={one}>
              {nativeNames[one]}
            </option>
          ))}
      </select>
    </label>
  );
}
