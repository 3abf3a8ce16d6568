import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { MarketSettingsService } from './market-settings.service';

@ObjectType({ description: 'What the market promises everybody.' })
export class MarketTerms {
  @Field(() => Int, { description: 'Hours within which an applicant may expect a decision.' })
  approvalHours!: number;
}

@injectable()
@Resolver()
export class MarketTermsResolver {
  constructor(private readonly settings: MarketSettingsService) {}

  @Query(() => MarketTerms, { description: 'What the market promises everybody.' })
  marketTerms(): Promise<MarketTerms> {
    return this.settings.read();
  }
}
