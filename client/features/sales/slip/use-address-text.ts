import type { SaleDetail_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';

/** 'House 7, Station Road, Savar, Dhaka'; empty for pickup. */
export function usePlaceText({ address, upazila }: Pick<SaleDetail_OrderFragment, 'address' | 'upazila'>): string {
  const format = useFormat();
  return [address, format.place([upazila, upazila?.district])].filter(Boolean).join(', ');
}
