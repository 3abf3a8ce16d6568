import { ArgsType, Field, InputType } from 'type-graphql';
import { PaymentGateway, SettlementDifference } from '../../../../schema/values/money/gateways';
import { pageArgs } from '../../../platform/graphql/connection';
import './settlements.types';

@InputType({ description: 'Which differences.' })
export class GatewayDifferenceFilter {
  @Field(() => SettlementDifference, { nullable: true, description: 'Only those of this kind.' })
  kind?: SettlementDifference | null;

  @Field(() => PaymentGateway, { nullable: true, description: 'Only those of this gateway.' })
  gateway?: PaymentGateway | null;
}

@ArgsType()
export class GatewayDifferencePageArgs extends pageArgs() {}
