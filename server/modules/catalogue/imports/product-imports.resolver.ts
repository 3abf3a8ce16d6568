import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { UpsertStatus } from '../../../../schema/values/catalogue/catalogue';
import { serverLimits } from '../../../../schema/values/server-limits';
import { Language, Role } from '../../../../schema/values/accounts/roles';
import { CSV_COST, CsvFile } from '../../../platform/csv/csv-file';
import { readSmallUpload } from '../../../platform/files/read-upload';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { type FileUpload, UploadScalar } from '../../../platform/graphql/uploads/upload.scalar';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import '../catalogue.enums';
import { ImportLineArgs, ProductImport, ProductImportLine, ProductImportLineConnection } from './product-import.types';
import { ProductImportFilesService } from './product-import-files.service';
import { ProductImportsService } from './product-imports.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => ProductImport)
export class ProductImportsResolver {
  constructor(
    private readonly imports: ProductImportsService,
    private readonly files: ProductImportFilesService,
  ) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: NEVER.FILES })
  @Mutation(() => ProductImport, {
    description: `Uploads a file of products (CSV, or the first sheet of an .xlsx workbook), at most 5 MB and ${serverLimits.importRows} lines, with the headings of productImportTemplate in either language. Nothing is changed: read the import until it is READY, then confirm it. It replaces an import that has not run.`,
  })
  async uploadProductImport(
    @CurrentViewer() viewer: Viewer,
    @Context() { requestEnd }: RequestContext,
    @Arg('file', () => UploadScalar, { description: 'The file, as a GraphQL multipart request.' }) file: Promise<FileUpload>,
  ): Promise<ProductImport> {
    const upload = await file;
    return this.imports.upload(viewer, () => readSmallUpload(upload, serverLimits.importBytes, 'import.tooLarge'), requestEnd());
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: NEVER.FILES })
  @Mutation(() => ProductImport, {
    description: 'Applies an import that is READY, in the background; lines that fail are left out. Once more changes nothing.',
  })
  confirmProductImport(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
  ): Promise<ProductImport> {
    return this.imports.confirm(viewer, id);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: NEVER.FILES })
  @Mutation(() => ProductImport, { description: 'Discards an import that has not run: its lines are removed.' })
  discardProductImport(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
  ): Promise<ProductImport> {
    return this.imports.discard(viewer, id);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: NEVER.FILES })
  @Query(() => ProductImport, {
    nullable: true,
    description: "One of the seller's own imports of the last 30 days; null for another's and a discarded one.",
  })
  productImport(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { nullable: true, description: 'Which; the latest where it is left out.' }) id?: string | null,
  ): Promise<ProductImport | null> {
    return this.imports.one(viewer, id ?? null);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: NEVER.FILES })
  @Query(() => CsvFile, {
    complexity: CSV_COST,
    description: 'A file to fill in for uploadProductImport, with headings in the language of the request.',
  })
  productImportTemplate(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('withProducts', () => Boolean, {
      defaultValue: false,
      description: `True: with the seller's own products, at most ${serverLimits.importRows}; uploaded as it is, it changes nothing.`,
    })
    withProducts: boolean,
    @Arg('language', () => Language, { nullable: true, description: 'Of the headings; that of the request where it is left out.' })
    ofHeadings?: Language | null,
  ): Promise<CsvFile> {
    return this.files.make(viewer, ofHeadings ?? language, { withProducts });
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: NEVER.FILES })
  @Query(() => CsvFile, {
    complexity: CSV_COST,
    description:
      'The lines of an import that failed, as they were written, with the reasons in a column of their own: corrected, they are uploaded again. Headings and reasons are in the language of the request.',
  })
  productImportFailures(
    @CurrentViewer() viewer: Viewer,
    @Context() { language }: RequestContext,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
  ): Promise<CsvFile> {
    return this.files.failures(viewer, id, language);
  }

  @FieldResolver(() => ProductImportLineConnection, { description: 'Its lines, in the order of the file.' })
  lines(
    @Root() { id }: ProductImport,
    @Args(() => ImportLineArgs) page: ImportLineArgs,
    @Arg('status', () => UpsertStatus, { nullable: true, description: 'Only those; all where it is left out.' })
    status?: UpsertStatus | null,
    @Arg('isPriceFar', () => Boolean, { nullable: true, description: 'True: only those whose price changes by more than half.' })
    isPriceFar?: boolean | null,
  ): Promise<Page<ProductImportLine>> {
    return this.imports.lines(id, { status, isPriceFar }, page);
  }
}
