import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UpsertStatus } from '../../../../schema/values/catalogue/catalogue';
import type { ErrorCode } from '../../../../schema/values/api/error-codes';
import type { MessageKey } from '../../../../schema/messages/text';
import { ImportState } from '../../../../schema/values/catalogue/product-import';
import type { MessageParams } from '../../../platform/errors/app-error';
import type { RowChange } from '../editing/upsert/upsert-changes';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import '../catalogue.enums';

registerEnumType(ImportState, {
  name: 'ImportState',
  description: 'How far an import of products is.',
  valuesConfig: {
    CHECKING: { description: 'Its lines are compared with the products; nothing is changed.' },
    READY: { description: 'The preview is complete; it waits for its seller to confirm.' },
    RUNNING: { description: 'Its lines are applied.' },
    DONE: { description: 'All lines are applied, or have failed.' },
    DISCARDED: { description: 'It was replaced or discarded before it ran.' },
  },
});

@ObjectType({ description: 'A file of products that a seller imports.' })
export class ProductImport {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ImportState, { description: 'How far it is.' })
  state!: ImportState;

  @Field({ description: 'The name of the file.' })
  fileName!: string;

  @Field(() => [String], { description: 'Headings that mean nothing here, at most 20; what is below them is left out.' })
  unknownColumns!: string[];

  @Field(() => Int, { description: 'How many lines with products it has.' })
  rowCount!: number;

  @Field(() => Int, { description: 'Lines that add a product: in the preview, and then in fact.' })
  createdCount!: number;

  @Field(() => Int, { description: 'Lines that change a product.' })
  updatedCount!: number;

  @Field(() => Int, { description: 'Lines whose product is so already.' })
  unchangedCount!: number;

  @Field(() => Int, { description: 'Lines that fail; the others are applied.' })
  failedCount!: number;

  @Field(() => Int, { description: 'Lines whose price changes by more than half.' })
  farPriceCount!: number;

  @Field(() => Date, { description: 'When it was uploaded.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When its last line was applied.' })
  finishedAt!: Date | null;
}

@ObjectType({ description: 'Why a line of an import fails.' })
export class ProductImportError {
  @Field(() => String, { nullable: true, description: 'The field of the product; null where it is about the line as a whole.' })
  field!: string | null;

  @Field(() => String, { description: 'The error code, as in `extensions.code`.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'The key of the message, as in `extensions.fields`: it stays when the words change.' })
  key!: MessageKey;

  params?: MessageParams | undefined;
}

@ObjectType({ description: 'What a line of an import changes in one column.' })
export class ProductImportChange {
  @Field({ description: 'The field of the product.' })
  field!: string;

  before!: string | null;

  after!: string | null;
}

@ObjectType({ description: 'A line of an imported file.' })
export class ProductImportLine {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Its number in the file, where the headings are line 1.' })
  line!: number;

  @Field(() => String, { nullable: true, description: 'The name of the product in the file; the stored one where the file has none.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'The reference of the product in the file.' })
  externalReference!: string | null;

  @Field(() => UpsertStatus, { nullable: true, description: 'What is to become, or became, of its product; null while it waits.' })
  status!: UpsertStatus | null;

  @Field(() => ID, { nullable: true, description: 'The product it changes or has added.' })
  productId!: string | null;

  @Field(() => [ProductImportChange], {
    complexity: 1,
    description: 'What it changes of its product, column by column; empty for a new one.',
  })
  changes!: readonly RowChange[];

  @Field({ description: 'True where its price changes by more than half: perhaps a slip.' })
  isPriceFar!: boolean;

  @Field({ description: 'True where it adds a product of a name that the seller has already: perhaps a missing reference.' })
  isNameTaken!: boolean;

  @Field(() => [ProductImportError], { complexity: 1, description: 'Every rule that it breaks.' })
  errors!: readonly ProductImportError[];
}

@ObjectType({ description: 'A page of lines.' })
export class ProductImportLineConnection extends Connection(ProductImportLine) {}

@ArgsType()
export class ImportLineArgs extends pageArgs() {}
