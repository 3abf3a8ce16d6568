import { useState } from 'react';
import { LocateFixed } from 'lucide-react';
import { shoppingPlaceRules } from '../../../schema/rules/shared/place.rules';
import type { ShoppingPlaceInput } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import type { ShoppingPlace } from '../../platform/place/device-place';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { LocationPicker } from '../../widgets/location-picker/location-picker';
import { messages } from './location.messages';
import { useMyLocation } from './use-my-location';
import type { FoundDistrict } from './use-my-location';

interface LocationFormProps {
  place: ShoppingPlace | null;
  onSave: (choice: ShoppingPlaceInput, divisionId: number) => Promise<Failure | null>;
}

/** Division, district, thana or upazila, address; the device helps on request. */
export function LocationForm({ place, onSave }: LocationFormProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { find, busy, problem, isOffered } = useMyLocation();
  const [nearest, setNearest] = useState<FoundDistrict | null>(null);
  const form = useRulesForm({
    rules: shoppingPlaceRules,
    initialValues: {
      divisionId: String(place?.division.id ?? ''),
      districtId: String(place?.district.id ?? ''),
      upazilaId: String(place?.upazila?.id ?? ''),
      address: place?.address ?? '',
    },
    submit: (clean, values) => onSave(clean, Number(values.divisionId)),
  });
  const askDevice = async () => {
    const district = await find();
    setNearest(district);
    if (district) form.enter({ ...form.values, divisionId: String(district.divisionId), districtId: String(district.id), upazilaId: '' });
  };
  return (
    <RulesForm form={form} failureText={t('saveFailed')} label={t('title')}>
      <div className="form-column">
        {isOffered && (
          <Button look="outline" icon={<LocateFixed aria-hidden />} busy={busy} onClick={() => void askDevice()}>
            {t('useMyLocation')}
          </Button>
        )}
        {problem && <Alert tone="warning" role="alert" title={t(problem)} />}
        {nearest && <Alert tone="success" title={t('found', { district: format.name(nearest) })} />}
        <ErrorSummary />
        <LocationPicker required={false} />
        <SubmitButton busyLabel={t('saving')} size="xl">
          {t('save')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
