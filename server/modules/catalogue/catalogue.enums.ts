import { registerEnumType } from 'type-graphql';
import {
  Audience,
  ErrorPolicy,
  FavouriteState,
  MyProductStatus,
  PriceChangeUnit,
  PriceDirection,
  SellPostState,
  TierChange,
  UpsertStatus,
} from '../../../schema/values/catalogue/catalogue';
import { MarketStanding } from '../../../schema/values/market/moderation';
import { BulkSort, MyProductSort, ProductSort, SellPostSort } from '../../../schema/values/api/sort-options';
import { Grade, GradedBy } from '../../../schema/values/catalogue/grades';
import { Unit } from '../../../schema/values/catalogue/units';

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
    OTHERS: { description: 'As the note of the seller defines it.' },
  },
});
registerEnumType(Grade, {
  name: 'Grade',
  description: 'How good a product is among its kind, by what is shown of each grade.',
  valuesConfig: {
    A: { description: 'Even and spotless.' },
    B: { description: 'Small differences.' },
    C: { description: 'Uneven, or with marks.' },
  },
});
registerEnumType(GradedBy, {
  name: 'GradedBy',
  description: 'Who gave a grade.',
  valuesConfig: { SELLER: { description: 'The seller.' }, INSPECTOR: { description: 'An admin, who saw the goods.' } },
});
registerEnumType(Audience, {
  name: 'Audience',
  description: 'Who may see a sell post: everyone, or supersalers and wholesalers only.',
  valuesConfig: { EVERYONE: { description: 'Everyone.' }, BUSINESSES: { description: 'Supersalers and wholesalers.' } },
});
registerEnumType(SellPostState, {
  name: 'SellPostState',
  description: 'OPEN, PAUSED by its seller, or ENDED with its window or product.',
  valuesConfig: {
    OPEN: { description: 'On the market while its window is open.' },
    PAUSED: { description: 'Taken off by its seller; its terms are retained.' },
    ENDED: { description: 'Over for good.' },
  },
});
registerEnumType(TierChange, {
  name: 'TierChange',
  description: 'What becomes of prices by quantity that would be above a new price.',
  valuesConfig: {
    LOWER: { description: 'All are lowered in the same proportion as the price.' },
    REMOVE: { description: 'Those above the new price are removed.' },
  },
});
registerEnumType(ErrorPolicy, {
  name: 'ErrorPolicy',
  description: 'What becomes of the other rows where one fails.',
  valuesConfig: {
    REJECT_EVERYTHING: { description: 'Nothing is stored.' },
    REJECT_FAILED_ROWS: { description: 'The others are stored.' },
  },
});
registerEnumType(UpsertStatus, {
  name: 'UpsertStatus',
  description: 'What became of a row.',
  valuesConfig: {
    CREATED: { description: 'A new product.' },
    UPDATED: { description: 'A product that was changed.' },
    UNCHANGED: { description: 'The product is so already.' },
    FAILED: { description: 'It breaks a rule: see its errors.' },
  },
});
registerEnumType(FavouriteState, {
  name: 'FavouriteState',
  description: 'What became of a favourite: to be bought, sold out for now, or no longer offered.',
  valuesConfig: {
    ON_SALE: { description: 'To be bought.' },
    SOLD_OUT: { description: 'Nothing left for now.' },
    ENDED: { description: 'Not in use: what is no longer offered is in `unavailable`.' },
  },
});
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Orders of the market; NEAREST needs `near` or a signed-in viewer with a place, else it is NEWEST.',
  valuesConfig: {
    RELEVANCE: { description: 'The best match of the search first; without one as NEWEST.' },
    NEWEST: { description: 'Last put on the market first.' },
    PRICE_ASC: { description: 'The lowest price first.' },
    PRICE_DESC: { description: 'The highest price first.' },
    RATING: { description: 'The best rated first.' },
    NEAREST: { description: 'The same upazila first, then district, division, elsewhere.' },
  },
});
registerEnumType(BulkSort, {
  name: 'BulkSort',
  description: 'Orders of the market for businesses; prices and stock are compared by the kilogram, products without a weight come last.',
  valuesConfig: {
    RELEVANCE: { description: 'The best match of the search first; without one as NEWEST.' },
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
registerEnumType(MyProductSort, {
  name: 'MyProductSort',
  description: "Orders of a seller's own products.",
  valuesConfig: {
    NEWEST: { description: 'Last added first.' },
    OLDEST: { description: 'First added first.' },
    NAME_ASC: { description: "By name, in the alphabet of the viewer's language." },
    NAME_DESC: { description: 'By name, backwards.' },
    PRICE_ASC: { description: "The lowest of the seller's own prices (`regularPrice`) first." },
    PRICE_DESC: { description: "The highest of the seller's own prices first." },
    STOCK_ASC: { description: 'The fewest units on hand first.' },
    STOCK_DESC: { description: 'The most units on hand first.' },
  },
});
registerEnumType(PriceDirection, {
  name: 'PriceDirection',
  description: 'How several prices are changed together.',
  valuesConfig: { UP: { description: 'The prices rise.' }, DOWN: { description: 'The prices fall.' } },
});
registerEnumType(PriceChangeUnit, {
  name: 'PriceChangeUnit',
  description: 'What the number of a price change means.',
  valuesConfig: { PERCENT: { description: 'Per cent of each price.' }, AMOUNT: { description: 'BDT for one unit.' } },
});
registerEnumType(MyProductStatus, {
  name: 'MyProductStatus',
  description: 'Published and Not Published of the list of products.',
  valuesConfig: {
    PUBLISHED: { description: 'Its sell post is open.' },
    NOT_PUBLISHED: { description: 'It has none that is open.' },
    NEVER_POSTED: { description: 'It has no sell post at all, not even an ended one.' },
  },
});
registerEnumType(MarketStanding, {
  name: 'MarketStanding',
  description: 'State of a product on the market.',
  valuesConfig: {
    ON_MARKET: { description: 'On sale now.' },
    OFF_MARKET: { description: 'Its seller does not offer it now.' },
    HIDDEN: { description: 'An admin has hidden it.' },
  },
});
