import { useState } from 'react';
import { Input } from '@chakra-ui/react/input';
import { limits } from '../../../schema/values/limits';
import { useFindUpazilasQuery } from '../../generated/graphql';
import type { FindUpazilasQuery } from '../../generated/graphql';
import { useAskedText } from '../../platform/forms/use-asked-text';
import { useForm, useFormField } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { describedBy, FieldFrame } from '../../ui/fields/field-frame';
import './place-search.css';
import { messages } from './location-picker.messages';

export type FoundPlace = FindUpazilasQuery['findUpazilas'][number];

interface PlaceSearchProps {
  onChosen: (place: FoundPlace) => void;
  /** The three lists are wanted instead. */
  onLists: () => void;
}

/** One field for the three lists: the upazila is typed, and the places that begin like it are offered. */
export function PlaceSearch({ onChosen, onLists }: PlaceSearchProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { change } = useForm();
  const { id, error } = useFormField('upazilaId');
  const [text, setText] = useState('');
  const search = useAskedText(text);
  const skip = search === '';
  const { data, previousData } = useFindUpazilasQuery({ variables: { search }, skip });
  const places = skip ? [] : ((data ?? previousData)?.findUpazilas ?? []);
  const choose = (place: FoundPlace) => {
    change('divisionId', String(place.district.division.id));
    change('districtId', String(place.district.id));
    change('upazilaId', String(place.id));
    onChosen(place);
  };
  const hint = t('findHint');
  return (
    <div className="place-search">
      <FieldFrame id={id} label={t('upazila')} hint={hint} required error={error}>
        <Input
          type="search"
          autoComplete="off"
          maxLength={limits.searchLength}
          aria-describedby={describedBy(id, hint, error)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // the form is not ready yet
            if (places[0]) choose(places[0]);
          }}
        />
      </FieldFrame>
      {places.length > 0 && (
        <ul className="place-search-found" aria-label={t('foundPlaces')}>
          {places.map((place) => (
            <li key={place.id}>
              <button type="button" onClick={() => choose(place)}>
                {format.place([place, place.district])}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="caption">
        {!skip && data && places.length === 0 ? t('nothingFound') : ''}
      </p>
      <Button look="plain" size="md" onClick={onLists}>
        {t('fromLists')}
      </Button>
    </div>
  );
}
