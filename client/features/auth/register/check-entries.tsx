import { roleLabels } from '../../../../schema/values/accounts/roles';
import type { PickableRole } from '../../../../schema/values/accounts/roles';
import { useDistrictsQuery, useDivisionsQuery, useUpazilasQuery } from '../../../generated/graphql';
import { useForm } from '../../../platform/forms/form-context';
import { useFormat } from '../../../platform/format';
import type { Named } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from '../auth.messages';
import type { RegisterStep } from './register-steps';

interface CheckEntriesProps {
  role: PickableRole;
  onChange: (step: RegisterStep) => void;
}

/** Everything once more before it is sent, each with a way back to its step. The places are in the cache already. */
export function CheckEntries({ role, onChange }: CheckEntriesProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { values } = useForm();
  const divisionId = Number(values.divisionId) || 0;
  const districtId = Number(values.districtId) || 0;
  const divisions = useDivisionsQuery();
  const districts = useDistrictsQuery({ variables: { divisionId }, skip: !divisionId });
  const upazilas = useUpazilasQuery({ variables: { districtId }, skip: !districtId });

  const entered = (name: string) => (typeof values[name] === 'string' && values[name] ? values[name] : t('notGiven'));
  const named = (places: readonly (Named & { id: number })[] | undefined, name: string) => {
    const chosen = places?.find((place) => String(place.id) === values[name]);
    return chosen ? format.name(chosen) : entered(name);
  };
  const rows: { step: RegisterStep; label: string; value: string }[] = [
    { step: 'you', label: t('name'), value: entered('name') },
    { step: 'you', label: t('phone'), value: format.digits(entered('phone')) },
    { step: 'business', label: t('email'), value: entered('email') },
    { step: 'business', label: t('nid'), value: format.digits(entered('nid')) },
    { step: 'business', label: t('tradeLicense'), value: entered('tradeLicense') },
    { step: 'place', label: t('division'), value: named(divisions.data?.divisions, 'divisionId') },
    { step: 'place', label: t('district'), value: named(districts.data?.districts, 'districtId') },
    { step: 'place', label: t('upazila'), value: named(upazilas.data?.upazilas, 'upazilaId') },
    { step: 'place', label: t('address'), value: entered('address') },
  ];
  return (
    <dl className="facts-list">
      <div className="answer">
        <dt>{t('stepRole')}</dt>
        <dd>{roleLabels[role][format.language]}</dd>
      </div>
      {rows.map(({ step, label, value }) => (
        <div key={label} className="answer">
          <dt>{label}</dt>
          <dd>
            {value}
            <button type="button" className="text-link" aria-label={t('changeOf', { what: label })} onClick={() => onChange(step)}>
              {t('change')}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
