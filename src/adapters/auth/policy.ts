// Password rules: the provider's, or else the product's defaults.

import type { PasswordPolicy } from '../../../machines/ports.ts';

/** As the provider's SDK reports it. */
interface ToldPolicy {
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

/** undefined: the provider did not say. */
export function policyOf(told: ToldPolicy | undefined): PasswordPolicy {
  const rules = told?.customStrengthOptions ?? {};
  return {
    minimum: rules.minPasswordLength ?? MINIMUM,
    maximum: rules.maxPasswordLength,
    lower: rules.containsLowercaseLetter ?? false,
    upper: rules.containsUppercaseLetter ?? false,
    digit: rules.containsNumericCharacter ?? false,
    symbol: rules.containsNonAlphanumericCharacter ?? false,
  };
}
