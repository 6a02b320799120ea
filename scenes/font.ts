// Letters are drawn once the font is there; a slow or missing one does not hold a board up.

/** ms that a board waits for its font before it opens with what the system has. */
const PATIENCE = 1500;
/** All figures and letters that boards show are in these. */
const SAMPLE = '0123456789AZÄÖÜẞaz';

/** Resolves when drawing may begin. `late`: the font is still on its way, and this resolves when it came. */
export async function loadFont(
  fontFamily: string,
  faces: readonly string[] = [],
): Promise<{ readonly late: Promise<void> | undefined }> {
  let there = false;
  const loading = Promise.all(
    [`400 16px ${fontFamily}`, `700 16px ${fontFamily}`, ...faces].map((face) => document.fonts.load(face, SAMPLE)),
  )
    .then(() => undefined)
    // A font that cannot be had: the next of the family is drawn, now and later.
    .catch(() => undefined)
    .then(() => {
      there = true;
    });
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return { late: there ? undefined : loading };
}
