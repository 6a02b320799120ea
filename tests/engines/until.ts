// Waits for a state, never for a time.

/** ms; nothing here takes that long on a machine that is not overloaded. */
const LIMIT = 60_000;

/**
 * Polls `ask` for the first result that is neither false nor empty. Throws with `what` if there is none in time, and with what is
 * there `instead`.
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  instead?: () => Promise<string>,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + LIMIT;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && (answer as unknown) !== false) return answer;
    if (performance.now() > end) {
      throw new Error(`It never came to this: ${what}.${instead ? ` There was: ${await instead()}` : ''}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
