import { learningLost } from '#ui/story/lessons.ts';

addEventListener(learningLost, () => {
  for (const said of document.querySelectorAll<HTMLElement>('[data-learning-lost]')) said.hidden = false;
});
