// Offers a text, or bytes, as a download.

/** `type`: a media type. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // some browsers start reading the URL only after this task
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
