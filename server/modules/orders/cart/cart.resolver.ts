import { Arg, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer, MaybeViewer } from '../../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../../accounts/follows/seller.types';
import { SellersService } from '../../accounts/follows/sellers.service';
import { DeliveryChoiceInput } from '../delivery/delivery.types';
import { CartLineInput, DeliveryInput } from './cart.inputs';
import { CartService } from './cart.service';
import { Cart, CartGroup } from '../pricing/cart.types';
import { Operation } from '../../../platform/graphql/operation';

/** Each line is priced, whatever is asked of the cart. */
const costOfLines = ({ args, childComplexity }: { args: { lines?: readonly unknown[] }; childComplexity: number }): number =>
  1 + Math.ceil((args.lines?.length ?? 0) / 4) + childComplexity;

@injectable()
@Resolver(() => CartGroup)
export class CartResolver {
  constructor(
    private readonly carts: CartService,
    private readonly sellers: SellersService,
  ) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => Cart, { description: "The user's stored cart." })
  cart(
    @CurrentViewer() viewer: Viewer,
    @Arg('delivery', () => DeliveryInput, { nullable: true, description: 'Where to, for the delivery fee.' })
    delivery?: DeliveryInput | null,
    @Arg('couponCode', () => String, { nullable: true, description: 'A coupon to see what it takes off; nothing is used up.' })
    couponCode?: string | null,
    @Arg('deliveries', () => [DeliveryChoiceInput], {
      nullable: true,
      description: 'How the part of each seller is to be handed over; at most 50.',
    })
    deliveries?: DeliveryChoiceInput[] | null,
    @Arg('sellerIds', () => [ID], { nullable: true, description: 'Only the lines of these sellers, at most 50; all where it is null.' })
    sellerIds?: string[] | null,
  ): Promise<Cart> {
    return this.carts.read(viewer, { ...delivery, deliveries }, couponCode, sellerIds?.slice(0, limits.cartLines));
  }

  @Operation({ keys: 'READ_ORDERS', visitors: 'cart' })
  @Query(() => Cart, { complexity: costOfLines, description: "A visitor's cart, priced and checked." })
  quoteCart(
    @MaybeViewer() viewer: Viewer | null,
    @Arg('lines', () => [CartLineInput], { description: 'At most 50 lines.' }) lines: CartLineInput[],
    @Arg('delivery', () => DeliveryInput, { nullable: true, description: 'Where to, for the delivery fee.' })
    delivery?: DeliveryInput | null,
    @Arg('deliveries', () => [DeliveryChoiceInput], {
      nullable: true,
      description: 'How the part of each seller is to be handed over; at most 50.',
    })
    deliveries?: DeliveryChoiceInput[] | null,
  ): Promise<Cart> {
    return this.carts.quote(viewer, lines, { ...delivery, deliveries });
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Cart, { description: 'Puts a product into the cart, or sets its quantity.' })
  setCartLine(
    @CurrentViewer() viewer: Viewer,
    @Arg('line', () => CartLineInput, { description: 'The product and its new quantity.' }) line: CartLineInput,
  ): Promise<Cart> {
    return this.carts.setLine(viewer, line);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Cart, { description: 'Takes a product out of the cart; none of it there changes nothing.' })
  removeCartLine(
    @CurrentViewer() viewer: Viewer,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<Cart> {
    return this.carts.removeLine(viewer, productId);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => Cart, {
    description: "Adds a visitor's lines to the user's cart, after login. The larger quantity of a product stays.",
  })
  mergeCart(
    @CurrentViewer() viewer: Viewer,
    @Arg('lines', () => [CartLineInput], { description: 'At most 50 lines.' }) lines: CartLineInput[],
  ): Promise<Cart> {
    return this.carts.merge(viewer, lines);
  }

  @FieldResolver(() => Seller, { description: 'Who sells these.' })
  seller(@Root() group: CartGroup, @Context() context: RequestContext): Promise<SellerRow | null> {
    return context.loader<string, SellerRow>('seller', (ids) => this.sellers.findByIds(ids)).load(group.sellerId);
  }
}
