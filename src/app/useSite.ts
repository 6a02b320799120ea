// The operator's links and the known vendors. They may load late or never: nothing waits for them.

import { createContext, useContext, useEffect, useState } from 'react';
import type { Site } from '../adapters/api/answers.ts';
import { whenCalm } from '../adapters/page/calm.ts';
import { whenIdle } from '../adapters/page/idle.ts';
import { VENDOR, vendorOf } from '../adapters/page/vendor.ts';
import type { AppPorts } from '../adapters/ports.ts';
import { late } from '../late/late.ts';
import { type AppActor, useApp, usePorts } from './context.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

/** undefined until the server has answered. */
export const useSite = (): Site | undefined => useContext(SiteContext);

/** Fetches it once, and removes an unknown vendor from the address. */
export function useLoadedSite(): Site | undefined {
  const app = useApp();
  const ports = usePorts();
  const { api, address, reporter } = ports;
  const [site, setSite] = useState<Site>();
  useEffect(() => {
    let current = true;
    const vendor = vendorOf(address.current());
    const take = (answer: Site) => {
      if (!current) return;
      setSite(answer);
      if (vendor === undefined || Object.hasOwn(answer.vendorData, vendor)) return;
      const place = withoutVendor(address.current());
      address.replace(place);
      app.send({ type: 'ADDRESS', place });
    };
    api
      .site(vendor)
      .then(take, (error: unknown) => reporter.report(error, 'settings'))
      // an ad comes before the board, and is counted
      .then(() => (api.knownSite()?.analytics ? whenIdle : whenCalm)(() => void later(app, ports)));
    return () => {
      current = false;
    };
  }, [app, ports, api, address, reporter]);
  return site;
}

const bring = late(() => import('./afterwards.ts'));

/** A failure costs what is wanted afterwards, and nothing else. */
const later = (app: AppActor, ports: AppPorts) =>
  bring().then(
    ({ afterwards }) => afterwards(app, ports, ports.api.knownSite()),
    (error: unknown) => ports.reporter.report(error, 'afterwards'),
  );

export function withoutVendor<Place extends { readonly search: string }>(place: Place): Place {
  const params = new URLSearchParams(place.search);
  params.delete(VENDOR);
  return { ...place, search: params.toString() };
}
