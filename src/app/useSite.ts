// The operator's links and the known vendors. They may load late or never: nothing waits for them.

import { createContext, useContext, useEffect, useState } from 'react';
import type { Site } from '../adapters/api/answers.ts';
import { VENDOR, vendorOf } from '../adapters/page/vendor.ts';
import { useApp, usePorts } from './context.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

/** undefined until the server has answered. */
export const useSite = (): Site | undefined => useContext(SiteContext);

/** Fetches it once, and removes an unknown vendor from the address. */
export function useLoadedSite(): Site | undefined {
  const app = useApp();
  const { api, address, reporter } = usePorts();
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
    api.site(vendor).then(take, (error: unknown) => reporter.report(error, 'settings'));
    return () => {
      current = false;
    };
  }, [app, api, address, reporter]);
  return site;
}

export function withoutVendor<Place extends { readonly search: string }>(place: Place): Place {
  const params = new URLSearchParams(place.search);
  params.delete(VENDOR);
  return { ...place, search: params.toString() };
}
