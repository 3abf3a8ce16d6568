import { registerEnumType } from 'type-graphql';
import { Audience, FavouriteState, MyProductStatus, SellPostState } from '../../../schema/values/catalogue';
import { MarketStanding } from '../../../schema/values/moderation';
import { BulkSort, ProductSort, SellPostSort } from '../../../schema/values/sort-options';
import { Unit } from '../../../schema/values/units';

registerEnumType(Unit, { name: 'Unit', description: 'What a price and a quantity are counted in; OTHERS is explained by the seller.' });
registerEnumType(Audience, { name: 'Audience', description: 'Who may see a sell post: everyone, or supersalers and wholesalers only.' });
registerEnumType(SellPostState, { name: 'SellPostState', description: 'OPEN, PAUSED by its seller, or ENDED with its window or product.' });
registerEnumType(FavouriteState, {
  name: 'FavouriteState',
  description: 'What became of a favourite: to be bought, sold out for now, or no longer offered.',
});
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Orders of the market; NEAREST needs `near` or a signed-in viewer with a place, else it is NEWEST.',
});
registerEnumType(BulkSort, {
  name: 'BulkSort',
  description: 'Orders of the market for businesses; prices and stock are compared by the kilogram, goods without a weight come last.',
});
registerEnumType(SellPostSort, { name: 'SellPostSort', description: "Orders of a seller's own posts." });
registerEnumType(MyProductStatus, { name: 'MyProductStatus', description: 'Published and Not Published of the list of products.' });
registerEnumType(MarketStanding, {
  name: 'MarketStanding',
  description: 'How a product stands to the market.',
  valuesConfig: {
    ON_MARKET: { description: 'On sale now.' },
    OFF_MARKET: { description: 'Its seller does not offer it now.' },
    HIDDEN: { description: 'An admin has hidden it.' },
  },
});
