import { useNavigate } from 'react-router-dom';
import { useDivisionProductsQuery } from '../../generated/graphql';
import type { ShoppingPlaceInput } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths, safeNext } from '../../platform/paths';
import { useShoppingPlace } from '../../platform/place/use-shopping-place';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { Page } from '../../ui/layout/page';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { LocationForm } from './location.form';
import './location.css';
import { messages } from './location.messages';
import { DivisionLinks } from './division-links';
import { useChoosePlace } from './use-choose-place';

/** `/location`: where are you? The storefront then begins with what is near; below, what each division has. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const url = useUrlState();
  const navigate = useNavigate();
  const { place, loading, isBuyer } = useShoppingPlace();
  const { choose, clear, clearing, clearError } = useChoosePlace(isBuyer);
  const counts = useDivisionProductsQuery();

  const save = async (choice: ShoppingPlaceInput, divisionId: number): Promise<Failure | null> => {
    const failure = await choose(choice, divisionId);
    if (failure) return failure;
    toast.success(t('saved'));
    await navigate(safeNext(url.get('next')) ?? paths.storefront());
    return null;
  };
  const forget = async () => {
    if (await clear()) toast.success(t('forgotten'));
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="form">
      {place && (
        <div className="place-now panel">
          <p>
            {t('now', {
              place: format.place([place.upazila, place.district, place.division]),
            })}
          </p>
          <Button look="plain" busy={clearing} onClick={() => void forget()}>
            {t('forget')}
          </Button>
        </div>
      )}
      {clearError && <Alert tone="error" title={clearError} />}
      {!loading && <LocationForm key={`${place?.district.id ?? ''} ${place?.upazila?.id ?? ''}`} place={place} onSave={save} />}
      <section className="by-division" aria-labelledby="divisions">
        <h2 id="divisions">{t('byDivision')}</h2>
        <QueryState query={counts} skeleton={<RowsSkeleton count={4} />}>
          {({ divisions }) => <DivisionLinks divisions={divisions} />}
        </QueryState>
      </section>
    </Page>
  );
}
