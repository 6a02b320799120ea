// Letters are drawn once the font is loaded; a slow or missing font does not hold a board up.

/** ms that a board waits for its font before it opens with the system's. */
const PATIENCE = 1500;
/** All figures and letters that boards show are in these. */
const SAMPLE = '0123456789AZÄÖÜẞaz';

/** Resolves when drawing may begin. `late`: the font is still loading; resolves when it has. */
export async function loadFont(
  fontFamily: string,
  faces: readonly string[] = [],
): Promise<{ readonly late: Promise<void> | undefined }> {
  let there = false;
  const loading = Promise.all(
    [`400 16px ${fontFamily}`, `700 16px ${fontFamily}`, ...faces].map((face) => document.fonts.load(face, SAMPLE)),
  )
    .then(() => undefined)
    // A font that fails to load is replaced by the next of the family.
    .catch(() => undefined)
    .then(() => {
      there = true;
    });
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return { late: there ? undefined : loading };
}
