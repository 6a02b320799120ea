// A button that opens a menu of actions.

import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Draws a separator above it. */
  readonly apart?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** The button's label. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly MenuItem[];
}

export function Menu({ label, icon, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={<IconButton label={label}>{icon}</IconButton>} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} align="end">
          <Base.Popup className={styles.popup}>
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.apart && <Base.Separator className={styles.separator} />}
                <Base.Item className={styles.item} disabled={item.disabled ?? false} onClick={item.onSelect}>
                  {item.icon}
                  {item.label}
                </Base.Item>
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
