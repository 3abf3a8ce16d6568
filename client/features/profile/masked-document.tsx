import { useState } from 'react';
import { useOwnDocumentsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './profile.messages';

interface MaskedDocumentProps {
  document: 'nid' | 'tradeLicense';
  /** As the server masks it: '*********1234'. */
  masked: string;
}

/** A document's number, hidden until its owner asks; what was shown is forgotten. */
export function MaskedDocument({ document, masked }: MaskedDocumentProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [shown, setShown] = useState(false);
  const { data, error } = useOwnDocumentsQuery({ skip: !shown, fetchPolicy: 'no-cache' });
  const number = shown ? data?.myDocuments[document] : null;
  const end = masked.replace(/\*/g, '');
  return (
    <>
      <span role="status" className="document-number">
        {number ? (
          format.digits(number)
        ) : (
          <>
            <span aria-hidden>{format.digits(masked.replace(/\*/g, '•'))}</span>
            <span className="visually-hidden">{t('endsIn', { digits: format.digits(end) })}</span>
          </>
        )}
        {shown && error && <span className="document-failed">{t('documentFailed')}</span>}
      </span>
      <button
        type="button"
        className="text-link document-button"
        aria-label={t(shown ? 'hideOf' : 'showOf', { what: t(document) })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'hide' : 'show')}
      </button>
    </>
  );
}
