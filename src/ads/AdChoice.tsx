// Opens the consent platform's dialog from the settings: whoever has agreed, to ads or to being counted, can change that at any time.

import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openChoice } from '../adapters/ads/choice.ts';
import { usePorts } from '../app/context.ts';
import { useSite } from '../app/useSite.ts';
import { notifyError } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';

export default function AdChoice() {
  const { t } = useTranslation();
  const { reporter } = usePorts();
  const site = useSite();
  const open = () =>
    openChoice(site?.analytics).catch((error: unknown) => {
      reporter.report(error, 'consent');
      notifyError('ads.choiceFailed');
    });
  return (
    <Button icon={<ShieldCheck aria-hidden="true" />} onClick={() => void open()}>
      {t('ads.choice')}
    </Button>
  );
}
