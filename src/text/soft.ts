// Where long words of names may break. Browsers lack a dictionary often enough, and names come from the configuration, where a soft
// hyphen would be in titles and messages too.

/** The name with soft hyphens between the parts of its compounds. For display only. */
export const soft = (name: string): string =>
  name.replace(/(\p{L}{3})(?=rätsel|seite|format|schritten|mediate|word)/giu, '$1\u00ad');
