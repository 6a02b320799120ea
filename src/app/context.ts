// What every component can reach: the app's actor, the ports, the settings. Provided once by main.tsx.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '../../machines/app/appMachine.ts';
import type { AppPorts } from '../adapters/ports.ts';
import type { Settings } from '../adapters/settings.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

export interface Services {
  readonly app: AppActor;
  readonly ports: AppPorts;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No ServicesContext above this component');
  return services;
}

/** The app machine's actor: read it with `useSelector`, change it with `send`. */
export const useApp = (): AppActor => useServices().app;

export const usePorts = (): AppPorts => useServices().ports;

export function useSettings(): Settings {
  const { settings } = usePorts();
  return useSyncExternalStore(settings.subscribe, settings.current);
}

/** Saves a setting and sends it to the app machine, which passes it on to the game being played. */
export function useChangeSetting(): <Key extends keyof Settings>(key: Key, value: Settings[Key]) => void {
  const { app, ports } = useServices();
  return (option, value) => {
    ports.settings.set(option, value);
    app.send({ type: 'SETTING', option, value });
  };
}
