// The dialog's words.

export const WORDS = {
  de: {
    title: 'Werbung bezahlt dieses Spiel',
    intro:
      'Vor einem Rätsel kann ein kurzer Film laufen. Dürfen wir und unsere Partner dafür Daten auf diesem Gerät speichern und auslesen? Gespielt werden kann in jedem Fall.',
    later: 'Die Antwort lässt sich jederzeit in den Einstellungen ändern.',
    accept: 'Alle akzeptieren',
    refuse: 'Alle ablehnen',
    settings: 'Einstellungen',
    save: 'Auswahl speichern',
    purposes: 'Zwecke',
    vendors: 'Partner',
    test: 'Einwilligung für Entwicklung und Tests',
  },
  en: {
    title: 'Ads pay for this game',
    intro:
      'A short film may run before a puzzle. May we and our partners store and read data on this device for it? You can play either way.',
    later: 'You can change your answer in the settings at any time.',
    accept: 'Accept all',
    refuse: 'Refuse all',
    settings: 'Settings',
    save: 'Save choice',
    purposes: 'Purposes',
    vendors: 'Partners',
    test: 'Consent for development and tests',
  },
} as const;

/** By their numbers in the framework. */
export const PURPOSES: Readonly<Record<'de' | 'en', Readonly<Record<number, string>>>> = {
  de: {
    1: 'Informationen auf dem Gerät speichern und auslesen',
    2: 'Einfache Daten zur Auswahl von Werbung nutzen',
    3: 'Profile für personalisierte Werbung erstellen',
    4: 'Profile zur Auswahl personalisierter Werbung nutzen',
    5: 'Profile für personalisierte Inhalte erstellen',
    6: 'Profile zur Auswahl personalisierter Inhalte nutzen',
    7: 'Leistung von Werbung messen',
    8: 'Leistung von Inhalten messen',
    9: 'Zielgruppen durch Statistik verstehen',
    10: 'Angebote entwickeln und verbessern',
    11: 'Einfache Daten zur Auswahl von Inhalten nutzen',
  },
  en: {
    1: 'Store and read information on the device',
    2: 'Use limited data to select ads',
    3: 'Create profiles for personalised ads',
    4: 'Use profiles to select personalised ads',
    5: 'Create profiles to personalise content',
    6: 'Use profiles to select personalised content',
    7: 'Measure how ads perform',
    8: 'Measure how content performs',
    9: 'Understand audiences through statistics',
    10: 'Develop and improve services',
    11: 'Use limited data to select content',
  },
};
