import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { dialled, useSupportContact } from '../../platform/support/use-support-contact';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/button';
import './support-contact.css';
import { messages } from './support-contact.messages';

/** The buttons that reach support: the message form always, phone and e-mail where they are set. */
export function SupportContact() {
  const t = useMessages(messages);
  const format = useFormat();
  const { phone, email } = useSupportContact({ atOnce: true });
  return (
    <div className="contact-row">
      {phone && (
        <ButtonAnchor href={`tel:${dialled(phone)}`} icon={<Phone aria-hidden />} full>
          {t('call', { phone: format.digits(phone) })}
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor href={`mailto:${email}`} icon={<Mail aria-hidden />} full>
          {t('write', { email })}
        </ButtonAnchor>
      )}
      <ButtonLink to={paths.support()} icon={<MessageSquare aria-hidden />} full>
        {t('message')}
      </ButtonLink>
    </div>
  );
}
