import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../../../../schema/values/accounts/roles';
import { LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { LotEventKind } from '../lot-event.entity';

registerEnumType(LotEventKind, {
  name: 'LotDecisionKind',
  description: 'What was decided about a lot.',
  valuesConfig: {
    HELD: { description: 'It was put on hold.' },
    RELEASED: { description: 'Its hold was ended.' },
    RECALL_ASKED: { description: 'Its recall was asked for.' },
    RECALLED: { description: 'Its recall was confirmed.' },
    DRILLED: { description: 'Its recall was rehearsed; nobody was notified.' },
  },
});
registerEnumType(LotRemovalCause, {
  name: 'LotRemovalCause',
  description: 'Why stock left a lot without a sale.',
  valuesConfig: {
    COUNTED: { description: 'Its seller counted less.' },
    LOST: { description: 'It came back from a buyer and could no longer be sold.' },
    NEW_UNIT: { description: 'It went on in a new lot: in another unit, or with another lot of a product that had 50 open ones.' },
    SET_ASIDE: { description: 'Recalled stock that is apart from others.' },
    RETURNED: { description: 'Recalled stock that went back to whom it came from.' },
    DESTROYED: { description: 'Recalled stock that was destroyed.' },
    HANDED_OVER: { description: 'Recalled stock that an authority or a laboratory has.' },
    NOT_LISTED: { description: 'Received items that are no longer listed went back to their receipt.' },
    EARLIER: { description: 'It left before reasons were kept.' },
  },
});

@ObjectType('LotDecision', { description: 'A decision about a lot; stored for good.' })
export class LotDecisionView {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => LotEventKind, { description: 'What was decided.' })
  kind!: LotEventKind;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;

  @Field(() => Role, { nullable: true, description: 'The role of who decided it; null for a closed account.' })
  actorRole!: Role | null;

  @Field(() => String, { nullable: true, description: 'Who decided it. Only admins read the names of admins.' })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why; null for a drill.' })
  reason!: string | null;

  @Field(() => Float, { nullable: true, description: 'How long a drill took to find whom a recall reaches, seconds.' })
  seconds!: number | null;
}

@ObjectType('LotRemoval', { description: 'A quantity that left a lot without a sale; stored for good.' })
export class LotRemovalView {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => LotRemovalCause, { description: 'Why.' })
  cause!: LotRemovalCause;

  @Field(() => DecimalScalar, { description: 'How much, in the unit that the product had then; below zero where it was counted in again.' })
  quantity!: string;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;
}

@ObjectType({ description: 'What left a lot without a sale, in all.' })
export class LotRemovalTotal {
  @Field(() => Int, { description: 'How many times something left it, or was counted in again.' })
  count!: number;

  @Field(() => DecimalScalar, { description: 'How much left it, less what was counted in again.' })
  quantity!: string;
}
