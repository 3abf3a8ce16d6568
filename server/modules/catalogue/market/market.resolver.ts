import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { ProductSort } from '../../../../schema/values/api/sort-options';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { SelectedOfNodes } from '../../../platform/graphql/selected-fields';
import { Context, MaybeViewer } from '../../../platform/graphql/viewer-param';
import type { ProductPage } from '../products/product-pages';
import { MarketService } from './market.service';
import { JustForYouArgs, MarketPageArgs, SearchArgs } from './market.args';
import { NearInput, ProductFilter } from './market.inputs';
import { MarketFigures, SearchSuggestions } from './market.types';
import { cardForm, type ProductCard } from '../products/product-reader.service';
import { ProductConnection, ProductView } from '../products/product.types';
import { RecommendationsService } from './recommendations.service';
import { SimilarProductsService } from './similar-products.service';
import { Operation } from '../../../platform/graphql/operation';

/** Three searches at once, of what is typed and of what sounds like it. */
const SUGGESTIONS_COST = 10;

@injectable()
@Resolver()
export class MarketResolver {
  constructor(
    private readonly market: MarketService,
    private readonly recommendations: RecommendationsService,
    private readonly similar: SimilarProductsService,
  ) {}

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => ProductConnection, { description: 'What is on the market for this viewer: filtered, searched, sorted.' })
  products(
    @MaybeViewer() viewer: Viewer | null,
    @Args(() => MarketPageArgs) page: MarketPageArgs,
    @Arg('filter', () => ProductFilter, { nullable: true, description: 'Which products; all where it is left out.' })
    filter?: ProductFilter,
    @Arg('sort', () => ProductSort, {
      nullable: true,
      description: 'In which order: RELEVANCE where something is searched and NEWEST where not, unless given.',
    })
    sort?: ProductSort,
    @Arg('near', () => NearInput, { nullable: true, description: "What NEAREST begins with; by default the user's own location." })
    near?: NearInput,
    @SelectedOfNodes() selected: readonly string[] = [],
  ): Promise<ProductPage<ProductCard>> {
    return this.market.cards(viewer, filter ?? {}, sort, page, near, cardForm(selected));
  }

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => ProductConnection, {
    description: `For this viewer: nearby, often bought or popular products in stock; at most ${limits.justForYouMax}.`,
  })
  justForYou(
    @MaybeViewer() viewer: Viewer | null,
    @Args(() => JustForYouArgs) page: JustForYouArgs,
    @Arg('near', () => NearInput, { nullable: true, description: "What counts as near; by default the user's own location." })
    near?: NearInput,
  ): Promise<ProductPage> {
    return this.recommendations.justForYou(viewer, page, near);
  }

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => ProductView, { nullable: true, description: "A product on the market, or one's own; null for any other." })
  product(
    @Context() { viewer, ip, onResend }: RequestContext,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
  ): Promise<ProductView | null> {
    return this.market.product(viewer, id, ip, onResend);
  }

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => SearchSuggestions, {
    complexity: ({ childComplexity }) => SUGGESTIONS_COST + childComplexity,
    description: 'What to offer while a search is typed: at most 5 products and 3 categories.',
  })
  searchSuggestions(@MaybeViewer() viewer: Viewer | null, @Args(() => SearchArgs) { search }: SearchArgs): Promise<SearchSuggestions> {
    return this.market.suggest(viewer, search);
  }

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => [ProductView], {
    description: `Others of the same category, nearest in place and price; at most ${serverLimits.similarShown}.`,
  })
  similarProducts(
    @MaybeViewer() viewer: Viewer | null,
    @Arg('productId', () => ID, { description: 'A product that is, or was, on the market.' }) productId: string,
  ): Promise<ProductView[]> {
    return this.similar.findSimilar(viewer, productId);
  }

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => MarketFigures, { description: 'How large the market is now.' })
  marketFigures(): Promise<MarketFigures> {
    return this.market.figures();
  }
}
