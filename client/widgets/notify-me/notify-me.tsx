import type { ApolloCache } from '@apollo/client';
import { BellPlus, BellRing } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { mayBuyFrom } from '../../../schema/values/accounts/trade';
import { Role } from '../../../schema/values/accounts/roles';
import { useCancelNotifyWhenBackMutation, useNotifyWhenBackMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { messages } from './notify-me.messages';

interface NotifyMeProps {
  product: { readonly id: string; readonly name: string; readonly isAwaited: boolean; readonly seller: { readonly role: Role } };
}

/**
 * For what is sold out or no longer offered: notified once when it can be bought again. A visitor logs in first and
 * comes back.
 */
export function NotifyMe({ product: { id, name, isAwaited, seller } }: NotifyMeProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const { role } = useSession();
  const { pathname, search } = useLocation();
  const [ask, asking] = useAppMutation(useNotifyWhenBackMutation);
  const [cancel, cancelling] = useAppMutation(useCancelNotifyWhenBackMutation);
  if (role === null)
    return (
      <ButtonLink
        look="outline"
        full
        to={paths.login({ next: pathname + search })}
        icon={<BellPlus aria-hidden />}
        aria-label={t('askOf', { name })}
      >
        {t('ask')}
      </ButtonLink>
    );
  if (!mayBuyFrom(role, seller.role)) return null;
  const toggle = async () => {
    const variables = { productId: id };
    const note = (cache: ApolloCache, awaited: boolean) =>
      cache.modify({ id: cache.identify({ __typename: 'Product', id }), fields: { isAwaited: () => awaited } });
    if (isAwaited) {
      const { failure } = await cancel({ variables, update: (cache) => void note(cache, false) });
      return failure ? toast.error(failureText(failure)) : toast.success(t('cancelled', { name }));
    }
    const { data, failure } = await ask({
      variables,
      update: (cache, response) => void note(cache, response.data?.notifyWhenBack.isWaiting ?? false),
    });
    if (failure) return toast.error(failureText(failure));
    toast.success(t(data.notifyWhenBack.isWaiting ? 'noted' : 'back', { name }));
  };
  return (
    <Button
      look={isAwaited ? 'subtle' : 'outline'}
      full
      busy={asking.busy || cancelling.busy}
      icon={isAwaited ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
      aria-pressed={isAwaited}
      aria-label={t(isAwaited ? 'waitingOf' : 'askOf', { name })}
      onClick={() => void toggle()}
    >
      {t(isAwaited ? 'waiting' : 'ask')}
    </Button>
  );
}
