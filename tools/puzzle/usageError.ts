/** Wrong usage: the message goes to standard error, with exit code 2. */
export class UsageError extends Error {}
