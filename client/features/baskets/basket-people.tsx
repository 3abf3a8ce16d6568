import { useState } from 'react';
import { UserMinus } from 'lucide-react';
import { useRemoveSharedBasketParticipantMutation } from '../../generated/graphql';
import type { Basket_SharedBasketFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { IconButton } from '../../ui/buttons/button';
import { StatusBadge } from '../../ui/display/status-badge';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { BasketTotals } from './basket-products';
import { messages } from './baskets.messages';
import { isRaisedPart } from './is-raised-part';

type Person = Basket_SharedBasketFragment['participants'][number];

/** Lists the participants by first name, with the quantities that each takes. */
export function BasketPeople({ basket, totals }: { basket: Basket_SharedBasketFragment; totals: BasketTotals }) {
  const t = useMessages(messages);
  const [asked, setAsked] = useState<Person | null>(null);
  const isRaised = isRaisedPart(basket.part);
  const [remove, { busy, errorText }] = useAppMutation(useRemoveSharedBasketParticipantMutation);
  const takeOut = async () => {
    if (!asked) return;
    const { data } = await remove({ variables: { id: basket.id, participantId: asked.id } });
    if (data) setAsked(null);
  };
  return (
    <section className="panel" aria-labelledby="basket-people">
      <h2 id="basket-people">{t('whoIsIn')}</h2>
      <ul className="basket-people">
        {basket.participants.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            hasConfirmed={person.hasConfirmed && !(person.isViewer && isRaised)}
            totals={totals}
            isConfirming={basket.state === 'CONFIRMING'}
            onRemove={basket.isOrganiser && !person.isOrganiser ? () => setAsked(person) : null}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('removeTitle', { name: asked?.name ?? '' })}
        confirmLabel={t('remove')}
        busyLabel={t('removing')}
        busy={busy}
        errorText={errorText}
        onConfirm={() => void takeOut()}
        onClose={() => setAsked(null)}
      >
        {t('removeText', { name: asked?.name ?? '' })}
      </ConfirmDialog>
    </section>
  );
}

interface PersonRowProps {
  person: Person;
  /** True if the participant has confirmed; for the viewer, only if that covers the present total. */
  hasConfirmed: boolean;
  totals: BasketTotals;
  isConfirming: boolean;
  onRemove: (() => void) | null;
}

function PersonRow({ person, hasConfirmed, totals, isConfirming, onRemove }: PersonRowProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  const products = new Map(totals.lines.map(({ id, product }) => [id, readable(product)]));
  const lines = person.lines.map(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? `${product.name} ${format.quantity(quantity, product.unit, product.customUnitNote)}` : t('GONE');
  });
  return (
    <li>
      <div className="basket-head">
        <strong>{person.isViewer ? t('you') : person.name}</strong>
        {person.isOrganiser && <StatusBadge tone="plain">{t('organiser')}</StatusBadge>}
        {isConfirming && person.lines.length > 0 && (
          <StatusBadge tone={hasConfirmed ? 'good' : 'waiting'}>{t(hasConfirmed ? 'confirmed' : 'waits')}</StatusBadge>
        )}
      </div>
      {onRemove && (
        <IconButton label={t('removeOf', { name: person.name })} onClick={onRemove}>
          <UserMinus aria-hidden />
        </IconButton>
      )}
      <p className="caption">{lines.join(', ') || t('nothingYet')}</p>
    </li>
  );
}
