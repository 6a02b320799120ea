// Prices as they are written.

/** `price` in the currency's smallest unit, such as cents. */
export function moneyText(
  language: string,
  { price, currency }: { readonly price: number; readonly currency: string },
): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(price / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
