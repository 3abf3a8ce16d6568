import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Connection, pageArgs } from '../../../platform/graphql/connection';

@ObjectType({ description: 'One act of power as the audit trail has it; never edited, never removed.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: "What was done, e.g. 'account.suspended'." })
  action!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the user who acted; null for a command.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the user who acted; null for a command.' })
  actorName!: string | null;

  @Field({ description: "What kind of thing it was done to: 'account', 'product', 'order' …" })
  subjectType!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the thing it was done to.' })
  subjectId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the user or product, number of the order.' })
  subjectName!: string | null;

  @Field(() => String, { nullable: true, description: 'The reason given for the action.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "Of a login: the network it came from, the end cut off: '103.48.x.x'." })
  network!: string | null;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of the audit trail, latest first.' })
export class AuditEntryConnection extends Connection(AuditEntry) {}

@ArgsType()
export class AuditEntriesArgs extends pageArgs() {
  @Field(() => String, {
    nullable: true,
    description:
      "Only this act, e.g. 'account.suspended'; 'login' for every outcome of a login. Without it logins are left out, but for one subject.",
  })
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what this admin did.' })
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what was done to this account, product or order.' })
  subjectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only about the order of this number, the lot of this code, or the account of this phone.',
  })
  search?: string | null;

  @Field(() => Date, { nullable: true, description: 'Done from this moment on.' })
  createdFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Done before this moment.' })
  createdUntil?: Date | null;
}
