/**
 * Search engines and previews of shared links show this of a page; it is made of the data that the page itself has
 * read, on the server alone: no browser loads it.
 */
import type { ApolloClient } from '@apollo/client';
import { textFor } from '../../../schema/values/catalogue/product-text';
import { findCategory } from '../../../schema/values/catalogue/categories';
import type { PageCard, PageRequest } from '../../../schema/values/site/page-renderer';
import { renderedPathOf } from '../../../schema/values/site/page-renderer';
import { storefrontTiles } from '../../../schema/values/site/storefront-tiles';
import { ProductPageDocument, SellerPageDocument } from '../../generated/graphql';
import type { ProductPageQuery, SellerPageQuery } from '../../generated/graphql';
import { brand } from '../../platform/brand';
import { createFormat } from '../../platform/format';
import type { Format, Named } from '../../platform/format';
import { translate } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { breadcrumbData, organizationData, productData, sellerData } from './page-data';
import { messages } from './page-card.messages';
import { sellerName } from '../../platform/seller-name';

export interface CardRequest extends Pick<PageRequest, 'address' | 'language' | 'origin'> {
  readonly client: ApolloClient;
  /** The browser tab shows this title. */
  readonly title: string;
  readonly status: number;
}

type Card = Omit<PageCard, 'image' | 'isListed' | 'canonical'> & Partial<PageCard>;

/** A preview shows so much of a text. */
const descriptionLength = 160;
const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, descriptionLength);

/** For a page that is not on the market: the site's card, which names nothing of it. */
export function pageCard(request: CardRequest): PageCard {
  const { address, language, status } = request;
  const [path = ''] = address.split('?');
  const own = status === 200 ? cardOf(path, request) : null;
  const t = translate(messages, language);
  const neutral: PageCard = {
    title: brand.name[language],
    description: status === 200 ? t('site') : t('missing'),
    type: 'website',
    isListed: status === 200,
    canonical: path,
    image: `/share/site-${language}.jpg`,
    data: [],
  };
  const card = { ...neutral, ...own };
  return { ...card, description: short(card.description) };
}

function cardOf(path: string, request: CardRequest): Card | null {
  const { address, language, origin, title } = request;
  const t = translate(messages, language);
  const page = renderedPathOf(path);
  const format = createFormat(language);
  const home = { name: t('home'), path: paths.storefront() };
  const plain = { title, type: 'website', description: t('site') } as const;
  if (page === '/product/:id') return productCard(request, format);
  if (page === '/seller/:id') return sellerCard(request, format);
  if (page === '/prices') return { ...plain, ...pricesCard(request, format) };
  // a list of one visitor's own making
  if (page === '/search') return { ...plain, isListed: !address.includes('?'), data: [] };
  const category = categoryOf(path);
  if (category) {
    const name = category[language];
    const crumbs = breadcrumbData(origin, [home, { name, path: category.path }]);
    return { ...plain, description: t('category', { category: name }), canonical: category.path, data: [crumbs] };
  }
  return { ...plain, data: [organizationData(origin)] };
}

function productCard({ client, address, language, origin, title }: CardRequest, format: Format): Card | null {
  const product = client.readQuery<ProductPageQuery>({ query: ProductPageDocument, variables: { id: idOf(address) } })?.product;
  if (!product) return null;
  const t = translate(messages, language);
  const name = textFor(language, product.name, product.secondName);
  const about = textFor(language, product.description, product.secondDescription);
  const note = product.customUnitNote && textFor(language, product.customUnitNote, product.secondUnitNote);
  const price = format.price(product.price, product.unit, note);
  const description = t('product', {
    price,
    seller: sellerName(product.seller),
    place: placeOf(product.seller, format),
    description: about,
  });
  const crumbs = [
    { name: t('home'), path: paths.storefront() },
    { name: format.name(product.category), path: paths.categoryOf(product.category.slug) },
    { name, path: paths.product(product.id) },
  ];
  return {
    title: name || title,
    type: 'product',
    description,
    canonical: paths.product(product.id),
    image: `/share/product-${product.id}-${language}.jpg`,
    data: [productData(origin, product, { name, description: about || name }), breadcrumbData(origin, crumbs)],
  };
}

function sellerCard({ client, address, language, origin, title }: CardRequest, format: Format): Card | null {
  const seller = client.readQuery<SellerPageQuery>({ query: SellerPageDocument, variables: { id: idOf(address) } })?.seller;
  if (!seller) return null;
  const t = translate(messages, language);
  const name = seller.nameOfBusiness || seller.name;
  const place = placeOf(seller, format);
  const crumbs = [
    { name: t('home'), path: paths.storefront() },
    { name, path: paths.seller(seller.id) },
  ];
  return {
    title: name || title,
    type: 'profile',
    description: t('seller', { name, place }),
    canonical: paths.seller(seller.id),
    data: [sellerData(origin, seller, name, place), breadcrumbData(origin, crumbs)],
  };
}

/** Each category and district has a page of prices; the period is only another view of it. */
function pricesCard({ address, language, origin, title }: CardRequest, format: Format): Pick<Card, 'description' | 'canonical' | 'data'> {
  const t = translate(messages, language);
  const params = new URLSearchParams(address.split('?')[1]);
  const category = findCategory(params.get('category') ?? '');
  const crumbs = breadcrumbData(origin, [
    { name: t('home'), path: paths.storefront() },
    { name: title, path: paths.prices() },
  ]);
  return {
    description: t('prices', { category: (category ?? findCategory('potato'))?.[format.language] ?? '', place: t('country') }),
    canonical: paths.prices({ category: category?.slug, district: params.get('district')?.replace(/\D/g, '') }),
    data: [crumbs],
  };
}

/** By the tile's address where it has one. */
function categoryOf(path: string): { readonly en: string; readonly bn: string; readonly path: string } | null {
  const last = path.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
  const tile = storefrontTiles.find((one) => one.path === last);
  if (tile && !path.toLowerCase().startsWith('/category/')) return { en: tile.en, bn: tile.bn, path: paths.category(tile.path) };
  const category = path.toLowerCase().startsWith('/category/') ? findCategory(last) : null;
  return category && { en: category.en, bn: category.bn, path: paths.categoryOf(category.slug) };
}

const idOf = (address: string) => decodeURIComponent(/^\/[^/]+\/([^/?]+)/.exec(address)?.[1] ?? '');

function placeOf({ upazila, district }: { upazila: Named | null; district: Named | null }, format: Format): string {
  return format.place([upazila, district]);
}
