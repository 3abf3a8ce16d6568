import { Settings } from 'lucide-react';
import { pickableRoles } from '../../../schema/values/accounts/roles';
import { useProfileQuery } from '../../generated/graphql';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/feedback/alert';
import { ButtonLink } from '../../ui/buttons/button';
import { Page } from '../../ui/layout/page';
import { QueryState } from '../../ui/feedback/query-state';
import { FormSkeleton } from '../../ui/feedback/skeleton';
import { ProfileCards } from './profile-cards';
import './profile.css';
import { messages } from './profile.messages';

/** The profile of the signed-in user: producer, supersaler, wholesaler or consumer. */
export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const query = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page
      title={t('title')}
      actions={
        <ButtonLink look="outline" to={paths.settings()} icon={<Settings aria-hidden />}>
          {t('settings')}
        </ButtonLink>
      }
    >
      <QueryState
        query={query}
        loadingText={t('loading')}
        errorText={errorText('profile.failed')}
        skeleton={
          <div className="profile">
            <FormSkeleton fields={5} />
            <FormSkeleton fields={4} />
          </div>
        }
      >
        {({ me }) => {
          if (!me) return <Alert tone="error" title={errorText('profile.failed')} />;
          if (!pickableRoles.some((role) => role === me.role)) return <Alert tone="error" title={errorText('profile.unknownType')} />;
          return <ProfileCards account={me} />;
        }}
      </QueryState>
    </Page>
  );
}
