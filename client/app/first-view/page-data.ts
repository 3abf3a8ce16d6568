/**
 * Facts of a page for search engines, as objects of schema.org: https://schema.org,
 * https://developers.google.com/search/docs/appearance/structured-data.
 */
import type { ProductPageQuery, SellerPageQuery } from '../../generated/graphql';
import { brand } from '../../platform/brand';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';

type Data = Readonly<Record<string, unknown>>;
type Product = NonNullable<ProductPageQuery['product']>;
type Seller = NonNullable<SellerPageQuery['seller']>;

const context = { '@context': 'https://schema.org' } as const;
const whole = (origin: string | null, path: string) => (path.startsWith('/') ? `${origin ?? ''}${path}` : path);

/** Only where someone has rated: a rating of nothing is an error for search engines. */
const ratingData = ({ ratingAverage, ratingCount }: { ratingAverage: number | null; ratingCount: number }): Data =>
  ratingAverage === null || ratingCount === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: ratingAverage, ratingCount, bestRating: 5, worstRating: 1 } };

export function organizationData(origin: string | null): Data {
  return {
    ...context,
    '@type': 'Organization',
    name: brand.name.en,
    alternateName: brand.name.bn,
    url: whole(origin, '/'),
    logo: whole(origin, '/icon-512.png'),
  };
}

export function breadcrumbData(origin: string | null, crumbs: readonly { readonly name: string; readonly path: string }[]): Data {
  const itemListElement = crumbs.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: whole(origin, path) }));
  return { ...context, '@type': 'BreadcrumbList', itemListElement };
}

/** Price in BDT for one unit, as sold now. */
export function productData(origin: string | null, product: Product, texts: { readonly name: string; readonly description: string }): Data {
  const url = whole(origin, paths.product(product.id));
  return {
    ...context,
    '@type': 'Product',
    '@id': url,
    url,
    ...texts,
    sku: product.id,
    category: product.category.nameEn,
    image: product.images.map((image) => whole(origin, image.url)),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'BDT',
      price: product.price,
      availability: `https://schema.org/${Number(product.sellable) > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: {
        '@type': 'Organization',
        name: sellerName(product.seller),
        url: whole(origin, paths.seller(product.seller.id)),
      },
    },
    ...ratingData(product),
  };
}

export function sellerData(origin: string | null, seller: Seller, name: string, place: string): Data {
  return {
    ...context,
    '@type': 'Organization',
    name,
    url: whole(origin, paths.seller(seller.id)),
    address: { '@type': 'PostalAddress', addressCountry: 'BD', addressLocality: place },
    ...ratingData(seller),
  };
}
