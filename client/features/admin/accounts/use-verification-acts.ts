import type { AdminVerificationKind } from '../../../../schema/values/accounts/verification';
import {
  useRecordVerificationMutation,
  useRejectIdentityDocumentMutation,
  useWithdrawVerificationMutation,
} from '../../../generated/graphql';
import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { useRefreshPeople } from './use-decisions';
import { messages } from './verifications.messages';

export interface WaitingImage {
  readonly kind: AccountDetail_AccountFragment['identityDocuments'][number]['kind'];
  /** The account had it when the dialog was opened: an image that came since is not the one that was seen. */
  readonly version: number;
}

/**
 * Records a check, withdraws one, and rejects an image; what the seller has changed meanwhile is loaded and shown with
 * the reason.
 */
export function useVerificationActs({ id: accountId, version }: Pick<AccountDetail_AccountFragment, 'id' | 'version'>) {
  const t = useMessages(messages);
  const toast = useToast();
  const refresh = useRefreshPeople();
  const [record, { busy, errorText }] = useAppMutation(useRecordVerificationMutation);
  const [withdraw] = useAppMutation(useWithdrawVerificationMutation);
  const [rejectImage] = useAppMutation(useRejectIdentityDocumentMutation);

  const end = (failure: Failure | null, text: string, onDone?: () => void): Failure | null => {
    if (failure?.code === 'CONFLICT') refresh();
    if (failure) return failure;
    onDone?.();
    toast.success(text);
    refresh();
    return null;
  };
  const check = async (kind: AdminVerificationKind) => {
    const { failure } = await record({ variables: { accountId, kinds: [kind], version } });
    end(failure, t('recorded', { kind: t(kind) }));
  };
  const take = async (kind: AdminVerificationKind, reason: string, onDone: () => void) => {
    const { failure } = await withdraw({ variables: { accountId, kind, reason } });
    return end(failure, t('withdrawn'), onDone);
  };
  const reject = async ({ kind, version: seen }: WaitingImage, reason: string, onDone: () => void) => {
    const { failure } = await rejectImage({ variables: { accountId, kind, reason, version: seen } });
    return end(failure, t('imageRejected'), onDone);
  };
  return { check, take, reject, busy, errorText };
}
