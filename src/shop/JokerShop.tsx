// The joker shop: the free joker, offers, promo codes, and the history.

import { Gift, Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { interruptedModal } from '../../machines/modal/modalMachine.ts';
import { useApp, usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { useSignedIn } from '../app/useAppState.ts';
import { useFreeHints } from '../app/wallet.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { ChestIcon } from './ChestIcon.tsx';
import { History } from './History.tsx';
import { JokerIcon } from './JokerIcon.tsx';
import { Offers } from './Offers.tsx';
import styles from './Shop.module.css';
import { Benefits, SignInButtons } from './SignInFirst.tsx';
import { TimeReward } from './TimeReward.tsx';
import { Uses } from './Uses.tsx';
import { useBalance } from './useBalance.ts';
import { type PurchaseNews, usePurchaseNews } from './usePurchaseNews.ts';

const HISTORY = 'history';

/** `about`: what the jokers are for, to which closing returns; or the payment provider's outcome; or a page of the shop. */
export default function JokerShop({ about, onClose }: ModalProps) {
  const app = useApp();
  const signedIn = useSignedIn() !== undefined;
  const wanted = interruptedModal(about);
  const close = (): void => {
    if (wanted) app.send({ type: 'OPEN_MODAL', kind: wanted.kind, ...(wanted.about && { about: wanted.about }) });
    else onClose();
  };
  if (!signedIn) return <VisitorShop about={about} onClose={close} />;
  if (about === HISTORY || about?.endsWith(`/${HISTORY}`)) return <HistoryPage onClose={onClose} />;
  return <Shop about={about} onClose={close} />;
}

function VisitorShop({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const hints = useFreeHints();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      initialFocus={first}
      title={t('shop.visitorTitle')}
      actions={<SignInButtons kind="jokerShop" about={about} first={first} />}
    >
      <p className={styles.holding}>
        <span className={styles.have}>
          <Lightbulb aria-hidden="true" />
          {t('lobby.hints', { count: hints })}
        </span>
        <span className={styles.offerWhy}>{t('shop.visitorHints')}</span>
      </p>
      <div className={styles.sides}>
        <div>
          <p className={styles.text}>{t('shop.visitor')}</p>
          <Benefits />
        </div>
        <Uses />
      </div>
    </Dialog>
  );
}

function Shop({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const { wallet } = usePorts();
  const news = usePurchaseNews(about, () => notifySuccess('successfullyPurchase'));
  // picks up changes made on another device
  useEffect(() => void wallet.refresh(), [wallet]);
  return (
    <Dialog open size="spread" onClose={onClose} title={t('shop.title')} description={t('shop.text')}>
      <Balance about={about} />
      {news && <PurchaseNotice news={news} />}
      <TimeReward />
      <Offers key={news} />
      <Uses />
      <div className={styles.ways}>
        <Button icon={<Gift aria-hidden="true" />} onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'promoCode' })}>
          {t('shop.code')}
        </Button>
        <Button icon={<ChestIcon />} onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'chestModal' })}>
          {t('shop.chests')}
        </Button>
      </div>
    </Dialog>
  );
}

function Balance({ about }: Pick<ModalProps, 'about'>) {
  const { t } = useTranslation();
  const app = useApp();
  const balance = useBalance();
  const hints = useFreeHints();
  const why = (): void =>
    app.send({ type: 'OPEN_MODAL', kind: 'jokerShop', about: about === undefined ? HISTORY : `${about}/${HISTORY}` });
  return (
    <div className={styles.balance}>
      <p className={styles.have} role="status" data-jokers>
        <JokerIcon />
        {balance.text}
      </p>
      {hints > 0 && (
        <p className={styles.have}>
          <Lightbulb aria-hidden="true" />
          {t('lobby.hints', { count: hints })}
        </p>
      )}
      <button type="button" className={styles.link} onClick={why}>
        {t('shop.why')}
      </button>
    </div>
  );
}

function PurchaseNotice({ news }: { readonly news: PurchaseNews }) {
  const { t } = useTranslation();
  return (
    <p className={styles.news} role="status" data-good={news === 'done' || undefined}>
      {news === 'waiting' && <Spinner />}
      {news === 'done' ? t('successfullyPurchase') : t(`shop.purchase.${news}`)}
    </p>
  );
}

function HistoryPage({ onClose }: Pick<ModalProps, 'onClose'>) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('shop.history.title')} description={t('shop.history.text')}>
      <History />
    </Dialog>
  );
}
