// Waits for the font before letters are drawn; a slow or missing font does not hold up a board.

/** ms that a board waits for its font before it opens with the system font. */
const PATIENCE = 1500;
/** Characters whose font files cover all digits and letters on boards. No umlauts: those are in the whole Latin files too, and would load them. */
const SAMPLE = '0123456789AZaz';

/** Resolves when drawing may begin. `late`: the font is still loading; resolves when it has. */
export async function loadFont(
  fontFamily: string,
  faces: readonly string[] = [],
): Promise<{ readonly late: Promise<void> | undefined }> {
  let there = false;
  // One that fails holds up no other: the next font of its family is used.
  const loading = Promise.allSettled(
    [`400 16px ${fontFamily}`, `700 16px ${fontFamily}`, ...faces].map((face) => document.fonts.load(face, SAMPLE)),
  ).then(() => {
    there = true;
  });
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return { late: there ? undefined : loading };
}
