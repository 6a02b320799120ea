/** The command was used wrongly: the message goes to the error output, and the exit code is 2. */
export class UsageError extends Error {}
