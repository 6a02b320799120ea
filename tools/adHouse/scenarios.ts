// What the ad house can do to a client, by name.

/** Each with what happens; `completed` unless told otherwise. */
export const SCENARIOS = {
  completed: 'the ad plays to its end',
  skipped: 'the ad can be skipped after 2 s',
  noAd: 'the VAST document is empty',
  adError: "the ad's film does not exist",
  playerError: 'the second SDK cannot load the entry',
  playBeforeAd: 'the second SDK plays the content without an ad',
  imaBlocked: 'the connection for ima3.js is closed',
  playerBlocked: "the connection for the second SDK's script is closed",
  partnerBlocked: "the connection for the data partner's script is closed",
  imaSlow: 'ima3.js is late',
  playerSlow: "the second SDK's script is late",
  vastSlow: 'the VAST document is late',
  neverStarts: 'the ad is loaded, but does not start',
  hangs: 'the ad starts, but stops and does not end',
  partnerNotReady: 'the data partner never gets ready',
  cmpBlocked: 'the connection for the consent platform is closed',
  cmpSlow: 'the consent platform is late; its stub is not',
  cmpBroken: 'the consent platform refuses listeners',
  surrogate: "an ad blocker's ima3.js: all the events, no ad",
} as const;

export type ScenarioName = keyof typeof SCENARIOS;

/** A name, and after a colon how late the late ones are, in ms (`vastSlow:4000`). */
export type Scenario = ScenarioName | `${ScenarioName}:${number}`;

export interface ReadScenario {
  readonly name: ScenarioName;
  /** ms */
  readonly delay: number;
}

const DELAY = 5_000;
const MAX_DELAY = 600_000;

/** Throws an Error that lists the names. */
export function readScenario(text: string): ReadScenario {
  const [name = '', delay = `${DELAY}`] = text.split(':');
  if (!Object.hasOwn(SCENARIOS, name)) {
    throw new Error(`There is no scenario "${name}". Scenarios: ${Object.keys(SCENARIOS).join(', ')}.`);
  }
  if (!/^\d+$/.test(delay) || Number(delay) > MAX_DELAY) {
    throw new Error(`"${delay}" is not a number of ms up to ${MAX_DELAY}.`);
  }
  return { name: name as ScenarioName, delay: Number(delay) };
}
