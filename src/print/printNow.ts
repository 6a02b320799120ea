// Prints the page once everything on paper is there.

/** Of every sheet: the clues, and the text. */
const FACES = [
  '500 10px "Barlow Condensed"',
  ...[400, 700].map((weight) => `${weight} 10px ${'"Atkinson Hyperlegible Next Variable"'}`),
];

/** `title`: browsers propose it as the file's name. `faces`: further fonts on the sheets, as for the CSS property `font`. */
export async function printNow(title: string, faces: readonly string[] = []): Promise<void> {
  await Promise.allSettled([
    ...[...FACES, ...faces].map((face) => document.fonts.load(face)),
    ...[...document.images].map((image) => image.decode()),
  ]);
  const before = document.title;
  document.title = title;
  window.print();
  document.title = before;
}
