/** Whether a piece of a page holds paragraphs, lists and the like, and not only words. */
export const isBlock = (html: string): boolean =>
  /<(?:p|ul|ol|dl|div|table|figure|aside|section|details|h\d)[\s>]/.test(html);
