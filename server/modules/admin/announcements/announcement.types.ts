import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { announcementRules } from '../../../../schema/rules/market/announcement.rules';
import { AnnouncementKind, AnnouncementState } from '../../../../schema/values/market/announcements';
import { Role } from '../../../../schema/values/accounts/roles';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { Rules } from '../../../platform/graphql/rules';
import '../../accounts/users/account.types';

registerEnumType(AnnouncementKind, {
  name: 'AnnouncementKind',
  description: 'What an announcement is about.',
  valuesConfig: {
    SYSTEM_MAINTENANCE: { description: 'The market will be away for some hours.' },
    MARKETING_BOOST: { description: 'A promotion, with a text of the admin.' },
    ANNOUNCEMENT: { description: 'Anything else, with a text of the admin.' },
  },
});
registerEnumType(AnnouncementState, {
  name: 'AnnouncementState',
  description: 'State of an announcement.',
  valuesConfig: {
    SCHEDULED: { description: 'It waits for its moment.' },
    PUBLISHED: { description: 'It has been sent.' },
    CANCELLED: { description: 'It was cancelled before it was published.' },
  },
});

@ObjectType({ description: 'A message to all users of some roles.' })
export class Announcement {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => AnnouncementKind, { description: 'What it is about.' })
  kind!: AnnouncementKind;

  @Field(() => AnnouncementState, { description: 'Its state.' })
  state!: AnnouncementState;

  @Field(() => [Role], { description: 'Who gets it; empty for everyone.' })
  roles!: Role[];

  @Field({ description: 'Recipients who read English see this.' })
  messageEn!: string;

  @Field({ description: 'Recipients who read Bangla see this.' })
  messageBn!: string;

  @Field(() => String, { nullable: true, description: 'Who made it.' })
  actorName!: string | null;

  @Field(() => Date, { description: 'When it goes out.' })
  publishAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When everyone had received it.' })
  publishedAt!: Date | null;

  @Field(() => Int, { description: 'How many accounts got it.' })
  reached!: number;

  @Field(() => Int, { description: 'How many of them have read it.' })
  readBy!: number;
}

@ObjectType({ description: 'A page of announcements, latest first.' })
export class AnnouncementConnection extends Connection(Announcement) {}

@ArgsType()
export class AnnouncementsArgs extends pageArgs() {}

@Rules(announcementRules)
@InputType({ description: 'A new announcement.' })
export class AnnouncementInput {
  @Field(() => AnnouncementKind, { description: 'What it is about.' })
  kind!: AnnouncementKind;

  @Field(() => DateScalar, { nullable: true, description: 'Maintenance: the day it begins.' })
  day?: string | null;

  @Field(() => String, { nullable: true, description: 'Maintenance: from when, HH:MM of Bangladesh.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Maintenance: until when, HH:MM.' })
  until?: string | null;

  @Field(() => String, { nullable: true, description: 'The text in English; maintenance has its own.' })
  messageEn?: string | null;

  @Field(() => String, { nullable: true, description: 'The text in Bangla; maintenance has its own.' })
  messageBn?: string | null;

  @Field(() => [Role], { description: 'To whom.' })
  roles!: Role[];

  @Field(() => Date, { nullable: true, description: 'When; now where it is left out or has passed.' })
  publishAt?: Date | null;
}
