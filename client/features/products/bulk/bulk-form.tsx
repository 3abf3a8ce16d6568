import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { messages } from './bulk.messages';
import { ChangePreview } from './change-preview';
import type { PreviewRow } from './change-preview';

interface BulkFormProps {
  form: ComponentProps<typeof RulesForm>['form'];
  label: string;
  rows: readonly PreviewRow[];
  onClose: () => void;
  children: ReactNode;
}

/** The fields of one change, what it does to each product, and the button that sends it. */
export function BulkForm({ form, label, rows, onClose, children }: BulkFormProps) {
  const t = useMessages(messages);
  return (
    <RulesForm form={form} label={label} idPrefix="bulk">
      <div className="form-column">
        <ErrorSummary />
        {children}
        <ChangePreview rows={rows} />
        <div className="row-card-actions bulk-foot">
          <Button look="outline" tone="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton full={false} busyLabel={t('applying')}>
            {t('apply', { count: rows.length })}
          </SubmitButton>
        </div>
      </div>
    </RulesForm>
  );
}
