// Password rules: the provider's, or else the product's defaults.

import type { PasswordPolicy } from '../../../machines/ports.ts';

/** As the provider's SDK reports it. */
interface SdkPolicy {
  readonly customStrengthOptions: {
    readonly minPasswordLength?: number;
    readonly maxPasswordLength?: number;
    readonly containsLowercaseLetter?: boolean;
    readonly containsUppercaseLetter?: boolean;
    readonly containsNumericCharacter?: boolean;
    readonly containsNonAlphanumericCharacter?: boolean;
  };
}

/** Specification 5: the default minimum of the provider's policy. */
const MINIMUM = 6;

/** `reported`: undefined if the provider reported none. */
export function policyOf(reported: SdkPolicy | undefined): PasswordPolicy {
  const rules = reported?.customStrengthOptions ?? {};
  return {
    minimum: rules.minPasswordLength ?? MINIMUM,
    maximum: rules.maxPasswordLength,
    lower: rules.containsLowercaseLetter ?? false,
    upper: rules.containsUppercaseLetter ?? false,
    digit: rules.containsNumericCharacter ?? false,
    symbol: rules.containsNonAlphanumericCharacter ?? false,
  };
}
