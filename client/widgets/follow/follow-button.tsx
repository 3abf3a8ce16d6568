import { useApolloClient } from '@apollo/client/react';
import { BellPlus, BellRing } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { buyingRoles } from '../../../schema/values/accounts/trade';
import { FollowSellerDocument, UnfollowSellerDocument } from '../../generated/graphql';
import { runMutation } from '../../platform/apollo/run-mutation';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { messages } from './follow.messages';

interface FollowButtonProps {
  seller: { readonly id: string; readonly name: string; readonly isFollowed: boolean; readonly followerCount: number };
}

/**
 * On or off, immediately; a visitor logs in first and comes back. Hidden from those who buy nothing, and from the
 * seller of the product.
 */
export function FollowButton({ seller }: FollowButtonProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const { account, role } = useSession();
  const { pathname, search } = useLocation();
  const client = useApolloClient();
  const { id, name, isFollowed, followerCount } = seller;
  if (!account)
    return (
      <ButtonLink
        look="outline"
        to={paths.login({ next: pathname + search })}
        icon={<BellPlus aria-hidden />}
        aria-label={t('followOf', { name })}
      >
        {t('follow')}
      </ButtonLink>
    );
  if (account.id === id || !buyingRoles.some((one) => one === role)) return null;
  const shown = (on: boolean) => ({ __typename: 'Seller' as const, id, isFollowed: on, followerCount: followerCount + (on ? 1 : -1) });
  const toggle = async () => {
    announce(t(isFollowed ? 'ended' : 'started', { name }), 'polite');
    const variables = { sellerId: id };
    const { failure } = isFollowed
      ? await runMutation(client, { mutation: UnfollowSellerDocument, variables, optimisticResponse: { unfollowSeller: shown(false) } })
      : await runMutation(client, { mutation: FollowSellerDocument, variables, optimisticResponse: { followSeller: shown(true) } });
    if (failure) toast.error(failureText(failure));
  };
  return (
    <Button
      look={isFollowed ? 'subtle' : 'outline'}
      icon={isFollowed ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'followingOf' : 'followOf', { name })}
      onClick={() => void toggle()}
    >
      {t(isFollowed ? 'following' : 'follow')}
    </Button>
  );
}
