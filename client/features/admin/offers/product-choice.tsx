import { useEffect, useId, useState } from 'react';
import { Search } from 'lucide-react';
import { limits } from '../../../../schema/values/limits';
import { useDealProductsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { sellerName } from '../../../platform/seller-name';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { messages } from './offers.messages';

const pauseMs = 400;
const shown = 5;

/** A product on sale, found by its name and chosen; `onChosen` gets its name. */
export function ProductChoice({ name, onChosen }: { name: string; onChosen: (productName: string) => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, loading } = useDealProductsQuery({ variables: { search, first: shown }, skip: search === '' });
  const readable = useReadable();
  const products = search === '' ? [] : (data?.moderatedProducts.nodes ?? []).map(({ product }) => readable(product));
  return (
    <>
      <div className="product-choice">
        <label htmlFor={id} className="select-label">
          {t('findProduct')}
        </label>
        <p id={`${id}-hint`} className="caption">
          {t('findHint')}
        </p>
        <span className="search-input">
          <Search aria-hidden />
          <input
            className="input"
            id={id}
            type="search"
            aria-describedby={`${id}-hint`}
            maxLength={limits.searchLength}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault(); // searches, and does not send the form
              setSearch(typed.trim());
            }}
          />
        </span>
      </div>
      <p role="status" className={search && products.length === 0 ? 'caption' : 'visually-hidden'}>
        {search && (loading ? t('finding') : products.length === 0 && t('noneFound'))}
      </p>
      {products.length > 0 && (
        <RadioCards
          name={name}
          label={t('product')}
          columns={1}
          required
          choices={products.map(({ id: value, name: label, seller, price, unit, customUnitNote }) => ({
            value,
            label,
            text: t('sellerPrice', { seller: sellerName(seller), price: format.price(price, unit, customUnitNote) }),
          }))}
          onChosen={(value) => onChosen(products.find((product) => product.id === value)?.name ?? '')}
        />
      )}
    </>
  );
}
