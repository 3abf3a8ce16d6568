/**
 * A list as a file, handed over whole: bounded by serverLimits.csvRows, with the count of how many rows there would
 * have been.
 */
import { Field, Int, ObjectType } from 'type-graphql';
import { MadeFile } from '../graphql/limits/made-files';
import { serverLimits } from '../../../schema/values/server-limits';

/** Query cost of making a file, however few of its fields are requested. */
export const CSV_COST = 100;

@MadeFile()
@ObjectType({ description: `A list as CSV: UTF-8 with BOM, ASCII digits, ISO dates; at most ${serverLimits.csvRows} rows.` })
export class CsvFile {
  @Field({ description: 'A name to save it under.' })
  name!: string;

  @Field({ description: 'Its contents.' })
  text!: string;

  @Field(() => Int, { description: 'How many rows it holds, the heading not counted.' })
  rowCount!: number;

  @Field(() => Int, { description: 'How many rows the list has; more than rowCount when the file was cut short.' })
  totalCount!: number;
}
