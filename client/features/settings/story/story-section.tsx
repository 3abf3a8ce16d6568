import { useMyStoryQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { SettingsSection } from '../settings-section';
import { StoryForm } from './story.form';
import { messages } from './story.messages';

/** For sellers: what they write of themselves. */
export function StorySection() {
  const t = useMessages(messages);
  const query = useMyStoryQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsSection title={t('title')} hint={t('hint')}>
      <QueryState query={query} loadingText={t('loading')} skeleton={<FormSkeleton fields={3} />}>
        {({ myStory }) => <StoryForm key={myStory?.updatedAt ?? 'none'} stored={myStory ?? null} />}
      </QueryState>
    </SettingsSection>
  );
}
