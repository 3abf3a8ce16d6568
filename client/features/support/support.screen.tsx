import { ChevronDown } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { TextLink } from '../../ui/buttons/text-link';
import { Page } from '../../ui/layout/page';
import './support.css';
import { SupportReach } from './support-reach';
import { SupportForm } from './support.form';
import { messages } from './support.messages';

const groups = [
  { title: 'buying', questions: ['Pay', 'Track', 'Cancel'] },
  { title: 'selling', questions: ['Sell', 'NotShown', 'NewOrder'] },
  { title: 'account', questions: ['Password', 'Waiting'] },
] as const;

/** People first, then the questions most often asked. Open to visitors. */
export function Component() {
  const t = useMessages(messages);
  const { account } = useSession();
  const number = useUrlState().get('order');
  const about = number && /^HB-\d{1,12}$/.test(number) ? t('about', { number }) : null;
  return (
    <Page title={t('title')} lead={t('lead')} width="reading">
      <SupportReach about={about} />
      <p>
        <TextLink to={paths.track()}>{t('trackParcel')}</TextLink>
      </p>
      <SupportForm key={account?.id} number={about && number} />
      <section className="support-questions" aria-labelledby="questions-title">
        <h2 id="questions-title">{t('questions')}</h2>
        {groups.map(({ title, questions }) => (
          <div key={title}>
            <h3>{t(title)}</h3>
            {questions.map((question) => (
              <details key={question} className="support-question">
                <summary>
                  {t(`q${question}`)}
                  <ChevronDown aria-hidden />
                </summary>
                <p>{t(`a${question}`)}</p>
              </details>
            ))}
          </div>
        ))}
      </section>
    </Page>
  );
}
