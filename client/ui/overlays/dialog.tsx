import { useEffect, useId, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { IconButton } from '../buttons/button';
import { uiMessages } from '../ui.messages';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `start` and `end` are drawers, `sheet` rises from the bottom of a phone, `full` uses the whole window. */
  place?: 'center' | 'sheet' | 'start' | 'end' | 'full';
  role?: 'dialog' | 'alertdialog';
  /** The element the text of an alertdialog is in. */
  describedBy?: string;
  wide?: boolean;
  /** The page behind is not dimmed: for what opens by itself, and must not darken what is being looked at. */
  undimmed?: boolean;
  footer?: ReactNode;
  /** No cross in the corner: for questions that must be decided with a button. */
  noCross?: boolean;
  children: ReactNode;
}

/**
 * A native `<dialog>`: the browser holds the focus inside, makes the page behind inert, closes on Esc and gives the
 * focus back to what opened it. Costs no script, so it opens immediately on a slow phone, where an overlay library took
 * up to 1.3 s.
 */
export function Dialog({
  open,
  onClose,
  title,
  place = 'center',
  role = 'dialog',
  describedBy,
  wide,
  undimmed,
  footer,
  noCross,
  children,
}: DialogProps) {
  const t = useMessages(uiMessages);
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || !open) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  if (!open) return null;
  const onCancel = (event: SyntheticEvent) => {
    // a file chooser inside that is closed without a file sends this event too
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={box}
      className="dialog"
      role={role === 'alertdialog' ? role : undefined}
      data-place={place}
      data-wide={wide}
      data-undimmed={undimmed}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={onCancel}
      onClick={(event) => {
        if (event.target === event.currentTarget && role === 'dialog') onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        {!noCross && (
          <IconButton label={t('close')} onClick={onClose} style={{ marginInlineEnd: -10 }}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}
