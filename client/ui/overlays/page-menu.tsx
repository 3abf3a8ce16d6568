import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button, ButtonLink } from '../buttons/button';
import { tableWidth, useMediaQuery } from '../layout/use-media-query';
import { Menu } from './menu';
import type { MenuItem } from './menu';
import { messages } from './page-menu.messages';

/** A place to go or a thing to do from the head of a page. */
export interface PageAction extends Omit<MenuItem, 'tone' | 'disabled'> {
  readonly busy?: boolean;
  /** Shown while busy, e.g. 'Uploading...'. */
  readonly busyLabel?: string;
}

interface PageMenuProps {
  actions: readonly PageAction[];
  /** The page's main action, which a phone shows as well. */
  children?: ReactNode;
}

/** The actions of a page: buttons beside its title, and on a phone one ⋯ menu, so that the list begins at once. */
export function PageMenu({ actions, children }: PageMenuProps) {
  const t = useMessages(messages);
  const wide = useMediaQuery(tableWidth);
  if (wide) {
    return (
      <>
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
        {children}
      </>
    );
  }
  const items = actions.map(({ busy, busyLabel, ...item }) => ({
    ...item,
    label: (busy && busyLabel) || item.label,
    disabled: busy,
  }));
  return (
    <>
      {children}
      <Menu label={t('further')} trigger={<Ellipsis aria-hidden />} items={items} />
    </>
  );
}

function ActionButton({ action: { label, icon, to, onSelect, busy, busyLabel } }: { action: PageAction }) {
  if (to) {
    return (
      <ButtonLink look="outline" to={to} icon={icon}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button look="outline" icon={icon} busy={busy} busyLabel={busyLabel} onClick={onSelect}>
      {label}
    </Button>
  );
}
