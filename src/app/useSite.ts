// The operator's links, and which vendors there are. They may come late or never: nothing waits for them.

import { useEffect, useState } from 'react';
import type { Site } from '../adapters/answers.ts';
import { usePorts } from './context.ts';

const VENDOR = 'vendor';

/** undefined until the server has told. */
export function useSite(): Site | undefined {
  const { api, address, reporter } = usePorts();
  const [site, setSite] = useState<Site>();
  useEffect(() => {
    let current = true;
    const vendor = new URLSearchParams(address.current().search).get(VENDOR) ?? undefined;
    api
      .site(vendor)
      .then((answer) => {
        if (current) setSite(answer);
      })
      .catch((error: unknown) => reporter.report(error, 'settings'));
    return () => {
      current = false;
    };
  }, [api, address, reporter]);
  return site;
}
