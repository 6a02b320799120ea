// A button of the head line: with its words where there is room for them.

import type { LucideIcon } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { useMedia } from '../ui/browser.ts';
import { IconButton } from '../ui/IconButton.tsx';

export interface ActProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
}

export function Act({ label, Icon, onClick }: ActProps) {
  const roomy = useMedia('(min-width: 900px)');
  return roomy ? (
    <Button icon={<Icon aria-hidden="true" />} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} onClick={onClick}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
