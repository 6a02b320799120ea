// A consent platform for development and tests: `__tcfapi` with real TC strings, and a dialog.
import { CmpApi, type TCData } from '@iabtcf/cmpapi';
import stub from '@iabtcf/stub';
import { house, pageLanguage } from '../house.ts';
import { allowsAds, type Choice, CMP_ID, CMP_VERSION, NOTHING, readTcString, writeTcString } from './choice.ts';
import { openDialog } from './dialog.ts';

const KEY = 'ad-house-consent';

type Callback = (response: unknown, success: boolean) => void;
type TcfApi = (command: string, version: number, callback: Callback, ...rest: unknown[]) => void;

const page = window as unknown as { __tcfapi: TcfApi };

/** The stored or given choice. */
let tcString: string | undefined;
let dialogIs: 'closed' | 'open' | 'dismissed' = 'closed';

stub();
const api = new CmpApi(CMP_ID, CMP_VERSION, true, {
  displayConsentUi(callback: Callback) {
    ask();
    callback(null, true);
  },
  // the package's own says that the dialog shows until the next choice
  ping(next: unknown, ping: object, success: unknown) {
    const shown = dialogIs === 'open' ? 'visible' : 'hidden';
    (next as Callback)(dialogIs === 'closed' ? ping : { ...ping, displayStatus: shown }, success as boolean);
  },
  // the package knows the vendors that were disclosed by the name before version 2.3 only
  getTCData(next: unknown, data: TCData | boolean, success: unknown) {
    if (typeof data === 'object' && data?.vendor !== undefined) {
      Object.assign(data.vendor, { disclosedVendors: data.outOfBand?.disclosedVendors });
    }
    (next as Callback)(data, success as boolean);
  },
});
watchListeners();

begin();

async function begin(): Promise<void> {
  if (!house.gdpr) {
    await report('granted');
    return api.update(null);
  }
  const stored = readStored();
  if (stored === undefined) return whenThereIsABody(ask);
  tcString = stored;
  await report(outcome(readTcString(stored)));
  api.update(stored);
}

function ask(): void {
  if (dialogIs === 'open' || !house.gdpr) return;
  dialogIs = 'open';
  const language = pageLanguage();
  openDialog({
    language,
    choice: tcString === undefined ? NOTHING : readTcString(tcString),
    decided: (choice) => decide(choice, language),
    dismissed() {
      dialogIs = 'dismissed';
      // without a choice there is nothing to tell: listeners go on waiting
      if (tcString !== undefined) api.update(tcString);
    },
  });
  api.update(tcString ?? '', true);
}

async function decide(choice: Choice, language: string): Promise<void> {
  tcString = writeTcString(choice, language);
  dialogIs = 'dismissed';
  store(tcString);
  await report(outcome(choice));
  api.update(tcString);
}

function outcome(choice: Choice): 'granted' | 'refused' {
  return allowsAds(choice) ? 'granted' : 'refused';
}

/** Before the page hears of it, so that the house's log tells what was asked before and after. */
async function report(consent: 'granted' | 'refused'): Promise<void> {
  const body = JSON.stringify({ consent });
  await fetch(`${house.origin}/consent`, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

function readStored(): string | undefined {
  try {
    const stored = localStorage.getItem(KEY) ?? undefined;
    if (stored !== undefined) readTcString(stored);
    return stored;
  } catch {
    return undefined;
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // storage is off: the next visit asks again
  }
}

/** A listener that comes when Escape has closed the dialog is the next ad's: it asks again. */
function watchListeners(): void {
  const answering = page.__tcfapi;
  page.__tcfapi = (command, version, callback, ...rest) => {
    if (command === 'addEventListener' && house.scenario === 'cmpBroken') return callback(null, false);
    if (command === 'addEventListener' && dialogIs === 'dismissed' && tcString === undefined) ask();
    answering(command, version, callback, ...rest);
  };
}

function whenThereIsABody(go: () => void): void {
  if (document.body !== null) go();
  else document.addEventListener('DOMContentLoaded', go, { once: true });
}
