import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../app/context.ts';
import { saveFile } from '../ui/saveFile.ts';
import { reason } from './reason.ts';

/** Downloads everything stored about the player. */
export function useExport() {
  const { i18n } = useTranslation();
  const { account, reporter } = usePorts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile('raetsel.json', await account.export(), 'application/json');
    } catch (error) {
      reporter.report(error, 'export');
      setFailure(reason(i18n, error));
    }
    setBusy(false);
  };
  return { busy, failure, save: () => void save() };
}
