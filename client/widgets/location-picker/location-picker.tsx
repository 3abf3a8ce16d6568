import { useState } from 'react';
import { useDistrictsQuery, useDivisionsQuery, useUpazilasQuery } from '../../generated/graphql';
import { useForm } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './location-picker.messages';
import { PlaceField } from './place-field';
import { PlaceSearch } from './place-search';
import type { FoundPlace } from './place-search';

interface ChosenPlaceProps {
  place: FoundPlace;
  onChange: () => void;
}

function ChosenPlace({ place, onChange }: ChosenPlaceProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <div className="place-search">
      <p>
        <strong>{t('upazila')}</strong>: {format.place([place, place.district])}
      </p>
      <Button look="plain" size="md" onClick={onChange}>
        {t('changePlace')}
      </Button>
    </div>
  );
}

/** The place is typed into one field, as most know its name; the three lists are there for those who do not. */
export function SearchedLocation() {
  const { values, change } = useForm();
  const [hasLists, setHasLists] = useState(false);
  const [place, setPlace] = useState<FoundPlace | null>(null);
  if (place && String(place.id) === values.upazilaId)
    return (
      <div className="form-column">
        <ChosenPlace place={place} onChange={() => ['divisionId', 'districtId', 'upazilaId'].forEach((name) => change(name, ''))} />
        <AddressField required />
      </div>
    );
  if (hasLists || values.divisionId) return <LocationPicker />;
  return (
    <div className="form-column">
      <PlaceSearch onChosen={setPlace} onLists={() => setHasLists(true)} />
      <AddressField required />
    </div>
  );
}

interface LocationPickerProps {
  /** Off where only the place matters, not the house. */
  withAddress?: boolean;
  required?: boolean;
}

/**
 * Division, then district, then upazila, then an address; changing a parent clears its children and shows it. Fields:
 * divisionId, districtId, upazilaId, address.
 */
export function LocationPicker({ withAddress = true, required = true }: LocationPickerProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { values, change } = useForm();
  const divisionId = Number(values.divisionId) || null;
  const districtId = Number(values.districtId) || null;
  const divisions = useDivisionsQuery();
  const districts = useDistrictsQuery({ variables: { divisionId: divisionId ?? 0 }, skip: !divisionId });
  const upazilas = useUpazilasQuery({ variables: { districtId: districtId ?? 0 }, skip: !districtId });

  const clear = (...names: string[]) => {
    if (names.some((name) => values[name])) announce(t('cleared'), 'polite');
    names.forEach((name) => change(name, ''));
  };
  return (
    <div className="form-grid" data-columns="2">
      <PlaceField
        name="divisionId"
        label={t('division')}
        required={required}
        places={divisions.data?.divisions}
        loading={divisions.loading}
        failure={divisions.error ? t('divisionsFailed') : null}
        onRetry={() => void divisions.refetch()}
        onChosen={() => clear('districtId', 'upazilaId')}
      />
      <PlaceField
        name="districtId"
        label={t('district')}
        required={required}
        places={divisionId ? districts.data?.districts : undefined}
        loading={districts.loading}
        waitFor={divisionId ? undefined : t('chooseDivision')}
        failure={districts.error ? errorText('geography.districtsFailed') : null}
        onRetry={() => void districts.refetch()}
        onChosen={() => clear('upazilaId')}
      />
      <PlaceField
        name="upazilaId"
        label={t('upazila')}
        required={required}
        places={districtId ? upazilas.data?.upazilas : undefined}
        loading={upazilas.loading}
        waitFor={districtId ? undefined : t('chooseDistrict')}
        failure={upazilas.error ? errorText('geography.upazilasFailed') : null}
        onRetry={() => void upazilas.refetch()}
      />
      {withAddress && <AddressField required={required} />}
    </div>
  );
}

function AddressField({ required }: { required: boolean }) {
  const t = useMessages(messages);
  return (
    <TextField
      name="address"
      label={t('address')}
      hint={t('addressHint')}
      autoComplete="street-address"
      maxLength={300}
      required={required}
    />
  );
}
