import { fileType } from '../../saves/file.ts';

/** Hands the reader a file; nothing is sent anywhere. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: fileType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
