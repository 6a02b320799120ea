// Words as written in a grid: A to Z only.

/** Upper case, umlauts written out (Ä as AE, ß as SS), accents dropped: "Größe" is GROESSE, "Café" is CAFE. */
export const fold = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .replaceAll('ẞ', 'SS')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** The folded words of a text, letters only. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^A-Z]+/)
    .filter((word) => word !== '');
