import { registerEnumType } from 'type-graphql';
import { Audience, FavouriteState, MyProductStatus, SellPostState } from '../../../schema/values/catalogue';
import { MarketStanding } from '../../../schema/values/moderation';
import { BulkSort, ProductSort, SellPostSort } from '../../../schema/values/sort-options';
import { Unit } from '../../../schema/values/units';

registerEnumType(Unit, {
  name: 'Unit',
  description: 'What a price and a quantity are counted in; OTHERS is explained by the seller.',
  valuesConfig: {
    KG: { description: 'Kilogram.' },
    PIECE: { description: 'One piece.' },
    TON: { description: '1,000 kilograms.' },
    DOZEN: { description: 'Twelve pieces.' },
    QUARTER: { description: 'A quarter of a kilogram (পোয়া).' },
    PAIR: { description: 'Two pieces.' },
    OTHERS: { description: 'As the note of the seller says.' },
  },
});
registerEnumType(Audience, {
  name: 'Audience',
  description: 'Who may see a sell post: everyone, or supersalers and wholesalers only.',
  valuesConfig: { EVERYONE: { description: 'Everybody.' }, BUSINESSES: { description: 'Supersalers and wholesalers.' } },
});
registerEnumType(SellPostState, {
  name: 'SellPostState',
  description: 'OPEN, PAUSED by its seller, or ENDED with its window or product.',
  valuesConfig: {
    OPEN: { description: 'On the market, as far as its window lets it.' },
    PAUSED: { description: 'Taken off by its seller; its terms are kept.' },
    ENDED: { description: 'Over for good.' },
  },
});
registerEnumType(FavouriteState, {
  name: 'FavouriteState',
  description: 'What became of a favourite: to be bought, sold out for now, or no longer offered.',
  valuesConfig: {
    ON_SALE: { description: 'To be bought.' },
    SOLD_OUT: { description: 'Nothing left for now.' },
    ENDED: { description: 'No longer offered.' },
  },
});
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Orders of the market; NEAREST needs `near` or a signed-in viewer with a place, else it is NEWEST.',
  valuesConfig: {
    RELEVANCE: { description: 'What answers the search best first; without one as NEWEST.' },
    NEWEST: { description: 'Last put on the market first.' },
    PRICE_ASC: { description: 'The lowest price first.' },
    PRICE_DESC: { description: 'The highest price first.' },
    RATING: { description: 'The best rated first.' },
    NEAREST: { description: 'The same upazila first, then district, division, elsewhere.' },
  },
});
registerEnumType(BulkSort, {
  name: 'BulkSort',
  description: 'Orders of the market for businesses; prices and stock are compared by the kilogram, goods without a weight come last.',
  valuesConfig: {
    NEWEST: { description: 'Last put on the market first.' },
    KG_PRICE_ASC: { description: 'The lowest price of a kilogram first.' },
    KG_PRICE_DESC: { description: 'The highest price of a kilogram first.' },
    MOST_AVAILABLE: { description: 'The most kilograms first.' },
    SELLER_RATING: { description: 'Of the best rated sellers first.' },
    NEAREST: { description: 'The same upazila first, then district, division, elsewhere.' },
  },
});
registerEnumType(SellPostSort, {
  name: 'SellPostSort',
  description: "Orders of a seller's own posts.",
  valuesConfig: {
    NEWEST: { description: 'Last opened first.' },
    MOST_SOLD: { description: 'The largest quantity sold first.' },
    MOST_VIEWED: { description: 'The most views first.' },
  },
});
registerEnumType(MyProductStatus, {
  name: 'MyProductStatus',
  description: 'Published and Not Published of the list of products.',
  valuesConfig: { PUBLISHED: { description: 'Its sell post is open.' }, NOT_PUBLISHED: { description: 'It has none that is open.' } },
});
registerEnumType(MarketStanding, {
  name: 'MarketStanding',
  description: 'How a product stands to the market.',
  valuesConfig: {
    ON_MARKET: { description: 'On sale now.' },
    OFF_MARKET: { description: 'Its seller does not offer it now.' },
    HIDDEN: { description: 'An admin has hidden it.' },
  },
});
