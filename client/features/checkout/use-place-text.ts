import { useDistrictsQuery, useUpazilasQuery } from '../../generated/graphql';
import { useForm } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';

/**
 * The whole address of a delivery as it will be written on the parcel: house, upazila, district. The lists are those of
 * the place picker.
 */
export function usePlaceText(): string {
  const format = useFormat();
  const { values } = useForm();
  const [divisionId, districtId, upazilaId] = ['divisionId', 'districtId', 'upazilaId'].map((name) => Number(values[name]) || 0);
  const districts = useDistrictsQuery({ variables: { divisionId: divisionId ?? 0 }, skip: !divisionId });
  const upazilas = useUpazilasQuery({ variables: { districtId: districtId ?? 0 }, skip: !districtId });
  const upazila = upazilas.data?.upazilas.find(({ id }) => id === upazilaId);
  const district = districts.data?.districts.find(({ id }) => id === districtId);
  const house = typeof values.address === 'string' ? values.address : '';
  return [house, format.place([upazila, district])].filter(Boolean).join(', ');
}
