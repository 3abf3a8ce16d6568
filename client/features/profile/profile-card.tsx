import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { isSellingRole } from '../../../schema/values/accounts/roles';
import { useOwnDocumentsQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { QueryState } from '../../ui/feedback/query-state';
import { FormSkeleton } from '../../ui/feedback/skeleton';
import { messages } from './profile.messages';
import type { Documents, ProfileAccount } from './profile-values';

export interface CardFormProps {
  account: ProfileAccount;
  documents: Documents | null;
  onSaved: () => void;
  onCancel: () => void;
}

interface ProfileCardProps {
  title: string;
  account: ProfileAccount;
  rows: readonly { label: string; value: ReactNode }[];
  Form: (props: CardFormProps) => ReactNode;
}

/** Facts, and in their place a form after Edit. The focus goes into the form and comes back to the button. */
export function ProfileCard({ title, account, rows, Form }: ProfileCardProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const titleId = useId();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const close = () => setEditing(false);
  const form = (documents: Documents | null) => (
    <Form
      account={account}
      documents={documents}
      onCancel={close}
      onSaved={() => {
        toast.success(t('saved'));
        close();
      }}
    />
  );
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="profile-card-head">
        <h2 id={titleId}>{title}</h2>
        {!editing && (
          <Button
            ref={editButton}
            look="outline"
            icon={<Pencil aria-hidden />}
            aria-label={t('editOf', { what: title })}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )}
      </div>
      {!editing && (
        <dl className="facts-list">
          {rows.map(({ label, value }) => (
            <div key={label} className="answer">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {editing && (isSellingRole(account.role) ? <WithDocuments>{form}</WithDocuments> : form(null))}
    </section>
  );
}

/** The form shows the numbers themselves: they are fetched now, and dropped with it. */
function WithDocuments({ children }: { children: (documents: Documents) => ReactNode }) {
  const query = useOwnDocumentsQuery({ fetchPolicy: 'no-cache' });
  return (
    <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
      {({ myDocuments }) => children(myDocuments)}
    </QueryState>
  );
}
