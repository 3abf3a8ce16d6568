/** A calendar as a file, handed over whole. */
import { Field, Int, ObjectType } from 'type-graphql';
import { MadeFile } from '../graphql/limits/made-files';

@MadeFile()
@ObjectType({ description: 'A calendar as iCalendar (RFC 5545), text/calendar in UTF-8, for any calendar application.' })
export class CalendarFile {
  @Field({ description: 'A name to save it under.' })
  name!: string;

  @Field({ description: 'Its contents.' })
  text!: string;

  @Field(() => Int, { description: 'How many events it contains.' })
  eventCount!: number;

  @Field(() => Int, { description: 'How many events there are; more than eventCount when the file was cut short.' })
  totalCount!: number;
}
