import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { confirmPasswordRules } from '../../../../schema/rules/shared/password.rules';
import { DataExportState } from '../../../../schema/values/accounts/data-export';
import { Rules } from '../../../platform/graphql/rules';

registerEnumType(DataExportState, {
  name: 'DataExportState',
  description: 'How far the file is in which a user takes their data along.',
  valuesConfig: {
    REQUESTED: { description: 'It is being made.' },
    READY: { description: 'It can be downloaded.' },
    EXPIRED: { description: 'Its time is over: it is deleted.' },
    FAILED: { description: 'It could not be made; another one can be requested.' },
  },
});

@ObjectType('DataExport', { description: 'A file in which a user takes their data along.' })
export class OwnDataExport {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => DataExportState, { description: 'How far it is.' })
  state!: DataExportState;

  @Field(() => Int, { description: 'Its size in bytes; 0 until it is ready.' })
  bytes!: number;

  @Field(() => Date, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was made.' })
  readyAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it can be downloaded.' })
  expiresAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'From when another one can be requested; null: now, once this one is made or has failed.',
  })
  mayRequestAt!: Date | null;
}

@Rules(confirmPasswordRules)
@InputType({ description: 'How the owner of the data shows that it is theirs.' })
export class DataExportInput {
  @Field({ description: 'The present password.' })
  password!: string;
}

@ObjectType({ description: 'What `createDataExportLink` made.' })
export class CreateDataExportLinkPayload {
  @Field({
    description:
      'Path of the file on this server. It works for its owner alone, signed in, until another link is made or the file expires.',
  })
  path!: string;

  @Field(() => Date, { description: 'Until when it works.' })
  expiresAt!: Date;
}
