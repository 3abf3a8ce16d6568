import { UpazilaKind } from '../../../schema/values/geography/upazila-kind';
import { useFormat } from '../../platform/format';
import type { Named } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { SelectField } from '../../ui/fields/select-field';
import { messages } from './location-picker.messages';

interface PlaceFieldProps {
  name: string;
  label: string;
  places: readonly (Named & { id: number; kind?: UpazilaKind })[] | undefined;
  loading: boolean;
  /** Shown instead of choices while the parent is not chosen. */
  waitFor?: string | undefined;
  /** The message of a failed load; offers Retry. */
  failure: string | null;
  onRetry: () => void;
  onChosen?: () => void;
  required?: boolean;
}

/** One of the three selects: disabled with a reason until its parent is chosen. */
export function PlaceField({ name, label, places, loading, waitFor, failure, onRetry, onChosen, required }: PlaceFieldProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const inGroups = places?.some(({ kind }) => kind === UpazilaKind.THANA) ?? false;
  const choices = (places ?? [])
    .map((place) => ({ place, label: format.name(place) }))
    .sort((a, b) => (a.place.kind ?? '').localeCompare(b.place.kind ?? '') || a.label.localeCompare(b.label, format.language))
    .map(({ place: { id, kind }, label: name }) => ({
      value: String(id),
      label: name,
      group: inGroups ? t(kind === UpazilaKind.THANA ? 'thanas' : 'upazilas') : undefined,
    }));
  return (
    <div>
      <SelectField
        name={name}
        label={label}
        required={required}
        disabled={Boolean(waitFor)}
        choices={choices}
        placeholder={waitFor ?? (loading ? t('loading') : undefined)}
        onChosen={onChosen}
      />
      {failure && (
        <Alert
          tone="error"
          title={failure}
          action={
            <Button look="outline" tone="danger" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </div>
  );
}
