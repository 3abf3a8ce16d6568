import { Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { MarketTerms } from './market-terms.types';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class MarketTermsResolver {
  constructor(private readonly settings: MarketSettingsService) {}

  @Operation({ keys: 'ANY', stored: true, visitors: 'market' })
  @Query(() => MarketTerms, { description: 'What the market promises everyone.' })
  marketTerms(): Promise<MarketTerms> {
    return this.settings.read();
  }
}
