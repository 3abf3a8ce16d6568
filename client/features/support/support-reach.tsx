import { Clock, Mail, Phone } from 'lucide-react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { dialled, useSupportContact } from '../../platform/support/use-support-contact';
import { Alert } from '../../ui/feedback/alert';
import { ButtonAnchor } from '../../ui/buttons/button';
import './support.css';
import { messages } from './support.messages';

/**
 * Phone and e-mail where they are set; without them the message form below is the way. `about` names the order the user
 * comes from.
 */
export function SupportReach({ about }: { about: string | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { phone, email } = useSupportContact({ atOnce: true });
  const subject = about ? `?subject=${encodeURIComponent(about)}` : '';
  const order = about && <Alert role={null} title={about} />;
  if (!phone && !email) return order;
  return (
    <section className="panel support-reach" aria-labelledby="reach-title">
      <h2 id="reach-title">{t('reach')}</h2>
      {order}
      {phone && (
        <p className="support-hours">
          <Clock aria-hidden size={20} />
          {t('hours')}
        </p>
      )}
      <div className="support-buttons">
        {phone && (
          <ButtonAnchor look="solid" size="xl" href={`tel:${dialled(phone)}`} icon={<Phone aria-hidden />}>
            {t('call', { phone: format.digits(phone) })}
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor size="xl" href={`mailto:${email}${subject}`} icon={<Mail aria-hidden />}>
            {t('write', { email })}
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}
