import { ArgsType, Field, ID, ObjectType, Int } from 'type-graphql';
import { SessionKind } from '../../../../schema/values/accounts/roles';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import '../users/account.enums';

/** The owner of a session sees these fields of it: never the token, never the whole address. */
@ObjectType('Session', { description: 'A device or program that is signed in to the account of the viewer.' })
export class OwnSession {
  @Field(() => ID, { description: 'Opaque id; it is not the token.' })
  id!: string;

  @Field(() => SessionKind, { description: 'How it travels: a browser by cookie, a program by bearer token.' })
  kind!: SessionKind;

  @Field(() => String, {
    nullable: true,
    description: "The device by its own description, e.g. 'Chrome · Android'; null where unknown.",
  })
  device!: string | null;

  @Field(() => String, { nullable: true, description: "The network it was opened from, the end cut off: '103.48.x.x'." })
  network!: string | null;

  @Field(() => Date, { description: 'When it signed in.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last used, to the minute.' })
  lastSeenAt!: Date;

  @Field({ description: 'True for the session of this request.' })
  isCurrent!: boolean;
}

@ObjectType({ description: 'A page of sessions, that of this request first, then the newest.' })
export class SessionConnection extends Connection(OwnSession) {}

@ArgsType()
export class SessionArgs extends pageArgs() {}

@ObjectType({ description: 'What `revokeSession` did.' })
export class RevokeSessionPayload {
  @Field(() => ID, { description: 'The session that is ended.' })
  endedId!: string;
}

@ObjectType({ description: 'What `revokeOtherSessions` did.' })
export class RevokeOtherSessionsPayload {
  @Field(() => Int, { description: 'How many sessions were ended.' })
  endedSessions!: number;
}

@ObjectType({ description: 'What `logout` did.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'True, for a visitor as well.' })
  isLoggedOut!: boolean;
}
