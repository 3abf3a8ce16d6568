import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../feedback/alert';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';
import { uiMessages } from '../ui.messages';

interface ConfirmDialogProps {
  open: boolean;
  /** E.g. 'Confirm Deletion'. */
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** E.g. 'Deleting...'. */
  busyLabel: string;
  busy?: boolean;
  tone?: 'danger' | 'brand';
  cancelLabel?: string;
  errorText?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before what cannot be undone: focus on Cancel, Esc is Cancel, the dangerous button last, so that a hurried key
 * press does no harm.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel,
  busy = false,
  tone = 'danger',
  cancelLabel,
  errorText,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useMessages(uiMessages);
  const textId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      role="alertdialog"
      describedBy={textId}
      noCross
      footer={
        <>
          <Button look="outline" tone="gray" onClick={close} disabled={busy} data-autofocus>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button tone={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={textId}>{children}</div>
      {errorText && (
        <div style={{ marginTop: 12 }}>
          <Alert tone="error">{errorText}</Alert>
        </div>
      )}
    </Dialog>
  );
}
