// The finished board as a picture without spoilers: to share if the device can, to save, or as text.

import { Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../app/context.ts';
import { Failure } from '../app/late/Failure.tsx';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { notifyError, notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { canShare, pictureOf } from './picture.ts';
import styles from './ShareDialog.module.css';
import { type Shared, useShared } from './useCard.ts';

export default function ShareDialog({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const { shared, retrying } = useShared();
  const picture = usePicture(shared);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.title')}
      description={t('share.text')}
      actions={shared && <Actions shared={shared} picture={picture} />}
    >
      {picture === 'failed' && <p role="alert">{t('share.failed')}</p>}
      {retrying.failures > 0 && <Failure {...retrying} />}
      {picture === undefined && retrying.failures === 0 && <Spinner label={t('share.drawing')} />}
      {typeof picture === 'object' && (
        <img className={styles.picture} src={picture.url} alt={t('share.picture')} width={1080} height={1080} />
      )}
    </Dialog>
  );
}

interface Picture {
  readonly file: File;
  readonly url: string;
}

function usePicture(shared: Shared | undefined): Picture | 'failed' | undefined {
  const { reporter } = usePorts();
  const [picture, show] = useState<Picture | 'failed'>();
  useEffect(() => {
    if (!shared) return;
    let url: string | undefined;
    let current = true;
    pictureOf(shared).then(
      (file) => {
        if (!current) return;
        url = URL.createObjectURL(file);
        show({ file, url });
      },
      (error: unknown) => {
        reporter.report(error, 'share');
        if (current) show('failed');
      },
    );
    return () => {
      current = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [shared, reporter]);
  return picture;
}

interface ActionsProps {
  readonly shared: Shared;
  readonly picture: Picture | 'failed' | undefined;
}

function Actions({ shared, picture }: ActionsProps) {
  const { t } = useTranslation();
  const there = typeof picture === 'object' ? picture : undefined;
  const shareable = there !== undefined && canShare(there.file);
  const share = (): void => {
    if (there) void shareFile(there.file, shared.text);
  };
  return (
    <>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(shared.text)}>
        {t('share.copy')}
      </Button>
      <Button
        variant={shareable ? 'plain' : 'primary'}
        icon={<Download aria-hidden="true" />}
        disabled={!there}
        onClick={() => there && save(there)}
      >
        {t('share.save')}
      </Button>
      {shareable && (
        <Button variant="primary" icon={<Share2 aria-hidden="true" />} onClick={share}>
          {t('share.share')}
        </Button>
      )}
    </>
  );
}

async function shareFile(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    // Cancelling is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notifyError('share.notShared');
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess('share.copied');
  } catch {
    notifyError('share.notCopied');
  }
}

function save({ file, url }: Picture): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
}
