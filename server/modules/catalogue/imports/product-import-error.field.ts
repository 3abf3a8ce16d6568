import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { text } from '../../../../schema/messages/text';
import { type ImportColumn, importColumns } from '../../../../schema/values/catalogue/product-import';
import type { RequestContext } from '../../../platform/graphql/context';
import { DirectField } from '../../../platform/graphql/direct-fields';
import { Context } from '../../../platform/graphql/viewer-param';
import { ProductImportError } from './product-import.types';

@injectable()
@Resolver(() => ProductImportError)
export class ProductImportErrorField {
  @DirectField()
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The heading of the column, in the language of the request; null as `field`.',
  })
  column(@Root() { field }: ProductImportError, @Context() { language }: RequestContext): string | null {
    const name = field === 'imageIds' ? 'imageUrls' : field;
    return name !== null && isColumn(name) ? importColumns[name][language] : null;
  }

  @DirectField()
  @FieldResolver(() => String, { description: 'Why, in the language of the request.' })
  message(@Root() { key, params }: ProductImportError, @Context() { language }: RequestContext): string {
    return text(key, language, params);
  }
}

function isColumn(name: string): name is ImportColumn {
  return Object.hasOwn(importColumns, name);
}
