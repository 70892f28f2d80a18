import { wordsOfPage } from '#ui/loading/wordsOfPage.ts';

/** The device keeps nothing for this page: it goes on all the same, and says so. */
export function NothingKept() {
  return (
    <p class="notice nothing-kept" role="status">
      {wordsOfPage().unkept}
    </p>
  );
}
