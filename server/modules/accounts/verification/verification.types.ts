import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { VerificationKind } from '../../../../schema/values/accounts/verification';

registerEnumType(VerificationKind, {
  name: 'VerificationKind',
  description: 'What was checked of a seller.',
  valuesConfig: {
    PHONE: { description: 'The phone number, by a code sent to it.' },
    NID: { description: 'The national ID and the name on it, by an admin.' },
    TRADE_LICENSE: { description: 'The trade license and the business it names, by an admin.' },
    ADDRESS: { description: 'Where the seller is, by an admin.' },
  },
});

@ObjectType({ description: 'One thing that was checked of a seller; never the number of a document.' })
export class SellerCheck {
  @Field(() => VerificationKind, { description: 'What was checked.' })
  kind!: VerificationKind;

  @Field(() => Date, { description: 'When it was checked.' })
  checkedAt!: Date;
}

@ObjectType({ description: 'A check of a seller as admins see it, ended ones too.' })
export class VerificationRecord extends SellerCheck {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'The admin who recorded it.' })
  checkedByName!: string;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it holds.' })
  endedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The admin who withdrew it, or the seller, who changed what was checked.' })
  endedByName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why an admin withdrew it.' })
  endReason!: string | null;
}
