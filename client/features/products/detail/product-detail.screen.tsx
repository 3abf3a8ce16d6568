import { useState } from 'react';
import type { ReactNode } from 'react';
import { Pencil, QrCode, Sprout, Trash2 } from 'lucide-react';
import { Role } from '../../../../schema/values/accounts/roles';
import { gradeNames } from '../../../../schema/values/catalogue/grades';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useMyProductDetailQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/buttons/button';
import { Moment } from '../../../ui/display/moment';
import { Page } from '../../../ui/layout/page';
import { StatusBadge } from '../../../ui/display/status-badge';
import { Switch } from '../../../ui/inputs/switch';
import { Gallery } from '../../../widgets/gallery/gallery';
import { messages as gradeMessages } from '../../../widgets/grade/grade.messages';
import { OwnPrice } from '../../../widgets/own-price/own-price';
import { Reviews } from '../../../widgets/reviews/reviews';
import { DeleteProduct } from './delete-product';
import { HarvestDialog } from './harvest.form';
import type { loader } from './load-product';
import { StoppedLots } from './stopped-lots';
import '../products.css';
import { messages } from '../products.messages';
import { useProductActions } from './use-product-actions';
import type { MyProductDetailQuery } from '../../../generated/graphql';

type Product = NonNullable<MyProductDetailQuery['myProduct']>;

export { loader } from './load-product';

/** The seller's own view of one product. */
export function Component() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { role } = useSession();
  const { language } = useFormat();
  const actions = useProductActions();
  const loaded = useLoaderData<typeof loader>();
  const { data } = useMyProductDetailQuery({ variables: { id: loaded?.id ?? '' }, fetchPolicy: 'cache-first' });
  const [asking, setAsking] = useState(false);
  const [harvesting, setHarvesting] = useState(false);
  const readable = useReadable();
  const stored = data?.myProduct ?? loaded;
  if (!stored) return null;
  const product = readable(stored);
  const name = product.name || t('unnamed');
  return (
    <Page
      title={name}
      badge={
        <StatusBadge tone={product.addToSellPost ? 'good' : 'plain'}>
          {t(product.addToSellPost ? 'PUBLISHED' : 'NOT_PUBLISHED')}
        </StatusBadge>
      }
      actions={
        <>
          <ButtonLink look="outline" to={paths.editProduct(product.id)} icon={<Pencil aria-hidden />}>
            {t('edit')}
          </ButtonLink>
          {role !== Role.WHOLESALER && (
            <Button look="outline" icon={<Sprout aria-hidden />} onClick={() => setHarvesting(true)}>
              {t('newHarvest')}
            </Button>
          )}
          <ButtonAnchor href={paths.labels(product.id, { lang: language })} icon={<QrCode aria-hidden />}>
            {t('labels')}
          </ButtonAnchor>
          <Button look="outline" tone="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {harvesting && <HarvestDialog product={product} onClose={() => setHarvesting(false)} />}
      <DeleteProduct
        product={asking ? product : null}
        onDelete={actions.remove}
        onAgain={() => setAsking(true)}
        onClose={() => setAsking(false)}
        onStop={(one) => {
          setAsking(false);
          void actions.toggleSale(one);
        }}
        onDeleted={() => void navigate(paths.allProducts(role))}
      />
      <div className="product-detail">
        <Gallery name={name} images={product.images} />
        <div className="panel">
          {!product.addToSellPost && <StoppedLots productId={product.id} />}
          <Switch checked={product.addToSellPost} disabled={actions.busy} onChange={() => void actions.toggleSale(product)}>
            {t('onSale')}
          </Switch>
          <ProductFacts product={product} />
          <h2>{t('describe')}</h2>
          <p className="product-text">{product.description || t('noDescription')}</p>
        </div>
      </div>
      <div className="panel product-reviews">
        <Reviews
          of={{ product: product.id }}
          isOwn
          reviews={product.reviews}
          average={product.ratingAverage}
          counts={product.ratingCounts}
        />
      </div>
    </Page>
  );
}

function ProductFacts({ product }: { product: Product }) {
  const t = useMessages(messages);
  const ofGrades = useMessages(gradeMessages);
  const format = useFormat();
  const rows: [string, ReactNode][] = [
    [t('price'), <OwnPrice key="price" product={product} />],
    [t('quantity'), format.quantity(product.quantity || '0', product.unit, product.customUnitNote)],
    [t('category'), product.category ? format.name(product.category) : t('noCategory')],
    ...(product.grade && product.gradedBy
      ? [[ofGrades('title'), `${gradeNames[product.grade][format.language]} · ${ofGrades(product.gradedBy)}`] as [string, ReactNode]]
      : []),
    ...(product.externalReference ? [[t('reference'), product.externalReference] as [string, ReactNode]] : []),
    ...(product.customUnitNote ? [[t('customUnitNote'), product.customUnitNote] as [string, ReactNode]] : []),
  ];
  return (
    <dl className="facts-list">
      {rows.map(([label, value]) => (
        <div key={label} className="answer">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {product.sellPost && (
        <div className="answer">
          <dt>{t('viewsLabel')}</dt>
          <dd>{format.number(product.sellPost.views)}</dd>
        </div>
      )}
      <div className="answer">
        <dt>{t('createdAt')}</dt>
        <dd>
          <Moment at={product.createdAt} />
        </dd>
      </div>
      <div className="answer">
        <dt>{t('editedAt')}</dt>
        <dd>
          <Moment at={product.updatedAt} />
        </dd>
      </div>
    </dl>
  );
}
