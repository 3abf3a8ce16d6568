import type { CustomerRow_CustomerFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './customers.messages';

/** 'Savar, Dhaka'. */
export function PlaceText({ upazila }: Pick<CustomerRow_CustomerFragment, 'upazila'>) {
  const t = useMessages(messages);
  const format = useFormat();
  return <>{upazila ? format.place([upazila, upazila.district]) : t('unknown')}</>;
}
