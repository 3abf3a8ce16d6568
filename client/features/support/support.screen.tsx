import { ChevronDown, Clock, Mail, Phone } from 'lucide-react';
import { brand } from '../../platform/brand';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Alert } from '../../ui/alert';
import { ButtonAnchor } from '../../ui/button';
import { Page } from '../../ui/page';
import './support.css';
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
  const format = useFormat();
  const number = useUrlState().get('order');
  const about = number && /^HB-\d{1,12}$/.test(number) ? t('about', { number: format.digits(number) }) : null;
  const subject = about ? `?subject=${encodeURIComponent(about)}` : '';
  return (
    <Page title={t('title')} lead={t('lead')} width="reading">
      <section className="panel support-reach" aria-labelledby="reach-title">
        <h2 id="reach-title">{t('reach')}</h2>
        {about && <Alert role={null} title={about} />}
        <p className="support-hours">
          <Clock aria-hidden size={20} />
          {t('hours')}
        </p>
        <div className="support-buttons">
          <ButtonAnchor look="solid" size="xl" href={`tel:${brand.supportPhone}`} icon={<Phone aria-hidden />}>
            {t('call', { phone: format.digits(brand.supportPhone) })}
          </ButtonAnchor>
          <ButtonAnchor size="xl" href={`mailto:${brand.supportEmail}${subject}`} icon={<Mail aria-hidden />}>
            {t('write', { email: brand.supportEmail })}
          </ButtonAnchor>
        </div>
      </section>
      <SupportForm number={about && number} />
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
