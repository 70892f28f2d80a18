/** Some browsers never answer a page that may not store anything; they neither refuse. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** What was asked for, or `NoAnswer` after so many milliseconds. */
export function inTime<Value>(asked: Promise<Value>, most: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const due = setTimeout(() => reject(new NoAnswer(`There was no answer within ${most} ms.`)), most);
    asked.then(resolve, reject).finally(() => clearTimeout(due));
  });
}
