import { Field, Int, ObjectType } from 'type-graphql';
import { MadeFile } from '../../../platform/graphql/limits/made-files';
import { serverLimits } from '../../../../schema/values/server-limits';

@MadeFile()
@ObjectType({ description: `The trace of a lot as an EPCIS 2.0 document: JSON-LD, at most ${serverLimits.csvRows} sales.` })
export class EpcisFile {
  @Field({ description: 'A name to save it under.' })
  name!: string;

  @Field({ description: 'Its contents.' })
  text!: string;

  @Field(() => Int, { description: 'How many events it holds.' })
  eventCount!: number;

  @Field(() => Int, { description: 'How many sales it holds.' })
  rowCount!: number;

  @Field(() => Int, { description: 'How many sales the trace has; more than rowCount when the file was cut short.' })
  totalCount!: number;
}
