/** The ids of an EPCIS document: addresses of the market; of lots, GS1 Digital Links where it has a company prefix. */
import { lotPage } from '../../../../schema/values/catalogue/lots';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { lotLinkOf } from './gs1-lots';

/** A lot and the category of its product. */
interface LotOfCategory {
  readonly code: string;
  readonly category: string;
}

export class EpcisIds {
  constructor(
    private readonly site: string,
    private readonly gs1Prefix: string | null,
  ) {}

  lot({ code, category }: LotOfCategory): string {
    return (this.gs1Prefix && lotLinkOf(this.gs1Prefix, category, code)) ?? this.page(code);
  }

  /** The address that the label of a lot leads to; `part` names something about it. */
  page(code: string, part?: string): string {
    return this.site + lotPage(code) + (part ? `#${part}` : '');
  }

  /** Where a seller, or a buyer who is a business, has the goods. */
  place(userId: string): string {
    return this.site + sitePages.seller.path.replace(':id', userId);
  }

  order(trackingNumber: string): string {
    return this.site + sitePages.trackNumber.path.replace(':number', trackingNumber);
  }
}
