import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { text } from '../../../../schema/messages/text';
import { findCategory } from '../../../../schema/values/catalogue/categories';
import { gradeText } from '../../../../schema/values/catalogue/grades';
import { type ImportColumn, importColumns, yesAndNo } from '../../../../schema/values/catalogue/product-import';
import { unitFacts, units } from '../../../../schema/values/catalogue/units';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { RequestContext } from '../../../platform/graphql/context';
import { DirectField } from '../../../platform/graphql/direct-fields';
import { Context } from '../../../platform/graphql/viewer-param';
import { NO_IMAGE, type RowChange } from '../editing/upsert/upsert-changes';
import { ProductImportChange } from './product-import.types';

@injectable()
@Resolver(() => ProductImportChange)
export class ProductImportChangeField {
  @DirectField()
  @FieldResolver(() => String, { description: 'The heading of the column, in the language of the request.' })
  column(@Root() { field }: RowChange, @Context() { language }: RequestContext): string {
    const name = field === 'imageIds' ? 'imageUrls' : field;
    return isColumn(name) ? importColumns[name][language] : field;
  }

  @DirectField()
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What is stored, in the words of the request’s language; null: nothing. Of images, how many.',
  })
  before(@Root() { field, before }: RowChange, @Context() { language }: RequestContext): string | null {
    return inWords(field, before, language);
  }

  @DirectField()
  @FieldResolver(() => String, { nullable: true, description: 'What the file makes of it; null: nothing.' })
  after(@Root() { field, after }: RowChange, @Context() { language }: RequestContext): string | null {
    return inWords(field, after, language);
  }
}

function inWords(field: string, value: string | null, language: Language): string | null {
  if (value === null) return null;
  if (field === 'categorySlug') return findCategory(value)?.[language] ?? value;
  if (field === 'unit') return unitOf(value)?.[language] ?? value;
  if (field === 'grade') return gradeText(value, language);
  if (value === NO_IMAGE) return text('import.noImage', language);
  if (field === 'addToSellPost') return yesAndNo[language][value === 'true' ? 0 : 1];
  return value;
}

function unitOf(value: string) {
  const unit = units.find((one) => one === value);
  return unit && unitFacts[unit];
}

function isColumn(name: string): name is ImportColumn {
  return Object.hasOwn(importColumns, name);
}
