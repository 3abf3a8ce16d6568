/**
 * The file to fill in for an import: headings in the user's language with one example, or the seller's own products in
 * the same columns.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import { findCategory } from '../../../../schema/values/catalogue/categories';
import { serverLimits } from '../../../../schema/values/server-limits';
import { gradeText } from '../../../../schema/values/catalogue/grades';
import {
  EXAMPLE_REFERENCES,
  type ImportColumn,
  importColumnNames,
  importColumns,
  yesAndNo,
} from '../../../../schema/values/catalogue/product-import';
import type { Language } from '../../../../schema/values/accounts/roles';
import { type Unit, unitFacts } from '../../../../schema/values/catalogue/units';
import type { CsvFile } from '../../../platform/csv/csv-file';
import { type CsvCell, csvDate, writeCsv } from '../../../platform/csv/write-csv';
import { notFound } from '../../../platform/errors/common-errors';
import { money } from '../../../platform/money';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { isUuid } from '../../../platform/uuid';
import { ImagesService } from '../../media/images.service';
import { MyProductsService } from '../products/own-products/my-products.service';
import { mayOwnProducts } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { failedLines, type FailedLine, importOf } from './product-imports.store';

type Written = Readonly<Partial<Record<ImportColumn, CsvCell>>>;

const IMAGE_WIDTH = 1280;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductImportFilesService {
  constructor(
    private readonly db: DataSource,
    private readonly mine: MyProductsService,
    private readonly images: ImagesService,
  ) {}

  /**
   * The example is left out when it is imported; products beyond `serverLimits.importRows` are cut off, as the counts
   * show.
   */
  async make(viewer: Viewer, language: Language, { withProducts }: { readonly withProducts: boolean }): Promise<CsvFile> {
    assertMay(mayOwnProducts(viewer));
    const head = importColumnNames.map((name) => importColumns[name][language]);
    const file = (rows: readonly Written[]) => writeCsv(head, rows, (row) => importColumnNames.map((name) => row[name] ?? null));
    if (!withProducts) return { name: 'products-template.csv', text: await file([example(language)]), rowCount: 1, totalCount: 1 };
    const { nodes, countAll } = await this.mine.list(viewer, { language }, { first: serverLimits.importRows });
    return {
      name: `products-to-edit-${csvDate(new Date())}.csv`,
      text: await file(nodes.map((product) => this.written(product, language))),
      rowCount: nodes.length,
      totalCount: await countAll(),
    };
  }

  /** A value that could not be read is as it was written. NOT_FOUND for another's import. */
  async failures(viewer: Viewer, id: string, language: Language): Promise<CsvFile> {
    assertMay(mayOwnProducts(viewer));
    const productImport = isUuid(id) ? await importOf(this.db, viewer.id, id) : null;
    if (!productImport) throw notFound();
    const lines = await failedLines(this.db, id);
    const head = [...importColumnNames.map((name) => importColumns[name][language]), text('import.reasons', language)];
    return {
      name: `products-to-correct-${csvDate(new Date())}.csv`,
      text: await writeCsv(head, lines, (line) => failedCells(line, language)),
      rowCount: lines.length,
      totalCount: lines.length,
    };
  }

  private written(product: ProductView, language: Language): Written {
    const { id, externalReference, name, unit, customUnitNote, unitWeightKg, grade, regularPrice, quantity, description } = product;
    const [yes, no] = yesAndNo[language];
    return {
      id,
      externalReference,
      name,
      customUnitNote,
      unitWeightKg,
      quantity,
      description,
      categorySlug: categoryName(product.categorySlug, language),
      unit: unitName(unit, language),
      grade: grade && gradeText(grade, language),
      price: money(regularPrice).toFixed(),
      addToSellPost: product.addToSellPost ? yes : no,
      secondName: product.secondName,
      secondDescription: product.secondDescription,
      secondUnitNote: product.secondUnitNote,
      imageUrls: (product.images ?? []).map((image) => this.images.url(image, IMAGE_WIDTH)).join(' '),
    };
  }
}

function failedCells({ content, errors }: FailedLine, language: Language): CsvCell[] {
  const [yes, no] = yesAndNo[language];
  const { categorySlug, unit, grade, addToSellPost, imageUrls } = content;
  const cells: Written = {
    ...content,
    categorySlug: categorySlug && categoryName(categorySlug, language),
    unit: unit && unitName(unit, language),
    grade: grade && gradeText(grade, language),
    addToSellPost: addToSellPost === undefined ? null : addToSellPost ? yes : no,
    imageUrls: imageUrls?.join(' '),
  };
  const unread = new Map(errors.map(({ field, written }) => [field, written]));
  const reasons = errors.map(({ key, params }) => text(key, language, params)).join(' ');
  return [...importColumnNames.map((name) => unread.get(name) ?? cells[name] ?? null), reasons];
}

function example(language: Language): Written {
  return {
    externalReference: EXAMPLE_REFERENCES[language],
    name: text('import.exampleName', language),
    price: '30',
    quantity: '100',
    categorySlug: categoryName('potato', language),
    unit: unitName('KG', language),
    description: text('import.exampleDescription', language),
    addToSellPost: yesAndNo[language][1],
  };
}

function categoryName(slug: string, language: Language): string {
  return findCategory(slug)?.[language] ?? slug;
}

function unitName(unit: Unit, language: Language): string {
  return unitFacts[unit][language];
}
