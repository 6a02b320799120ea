// What a checked token says, and how a token is checked: the real way, the emulator's and the tests' have one shape.

/** Of an ID token that has passed every check. */
export interface Claims {
  readonly uid: string;
  /** Empty where the provider gives none. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Unix seconds of the last sign-in with a password or a provider; a refresh leaves it. */
  readonly authTime: number;
}

/** Throws Problem: TOKEN_INVALID, TOKEN_EXPIRED, SIGN_IN_FIRST (no person's token) or SIGN_IN_UNAVAILABLE. */
export type VerifyToken = (token: string) => Promise<Claims>;
