import {
  useDisablePartnerWebhookMutation,
  useEnablePartnerWebhookMutation,
  useRedeliverToPartnerMutation,
} from '../../../generated/graphql';
import type { PartnerDeliveryRow_DeliveryFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { messages } from './deliveries.messages';
import type { DeliveryAct } from './delivery-table';

/** Each act on a delivery with its texts and its mutation, for the dialog that asks for the reason. */
export function useDeliveryActs(onDone: () => void) {
  const t = useMessages(messages);
  const toast = useToast();
  const [redeliver] = useAppMutation(useRedeliverToPartnerMutation);
  const [disable] = useAppMutation(useDisablePartnerWebhookMutation);
  const [enable] = useAppMutation(useEnablePartnerWebhookMutation);
  const done = (failure: Failure | null, success: string) => {
    if (failure) return failure;
    toast.success(success);
    onDone();
    return null;
  };
  return (act: DeliveryAct, row: PartnerDeliveryRow_DeliveryFragment) => {
    const { host } = row;
    if (act === 'enable')
      return {
        title: t('enableTitle', { host }),
        reasonLabel: t('reasonShown'),
        hint: t('enableHint'),
        submitLabel: t('enable'),
        tone: 'brand' as const,
        send: async (reason: string) =>
          done((await enable({ variables: { webhookId: row.webhookId, reason } })).failure, t('enabled', { host })),
      };
    if (act === 'redeliver')
      return {
        title: t('redeliverTitle', { host, event: t(row.delivery.event) }),
        reasonLabel: t('reason'),
        hint: t('redeliverHint'),
        submitLabel: t('redeliver'),
        tone: 'brand' as const,
        send: async (reason: string) => done((await redeliver({ variables: { id: row.id, reason } })).failure, t('redelivered', { host })),
      };
    return {
      title: t('disableTitle', { host }),
      reasonLabel: t('reasonShown'),
      hint: t('disableHint'),
      submitLabel: t('disable'),
      send: async (reason: string) =>
        done((await disable({ variables: { webhookId: row.webhookId, reason } })).failure, t('disabled', { host })),
    };
  };
}
