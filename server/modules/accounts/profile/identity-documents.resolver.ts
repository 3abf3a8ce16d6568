import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { withUpload } from '../../../platform/files/read-upload';
import { AuthorizedApplicant } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { UploadScalar, type FileUpload } from '../../../platform/graphql/uploads/upload.scalar';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { IdentityDocument } from './identity-document.entity';
import { IdentityDocumentsService } from './identity-documents.service';
import { SellerCheck } from '../verification/verification.types';
import type { DocumentRow } from './identity-documents.store';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class IdentityDocumentsResolver {
  constructor(private readonly documents: IdentityDocumentsService) {}

  @AuthorizedApplicant(...sellingRoles)
  @Operation({ keys: NEVER.DOCUMENTS })
  @Query(() => [IdentityDocument], {
    description:
      'Sellers, waiting and rejected ones too: which images of documents you have sent, and what was decided about them; two at most.',
  })
  myIdentityDocuments(@CurrentViewer() viewer: Viewer): Promise<DocumentRow[]> {
    return this.documents.own(viewer);
  }

  @AuthorizedApplicant(...sellingRoles)
  @Operation({ keys: NEVER.DOCUMENTS })
  @Query(() => [SellerCheck], {
    description: 'Sellers, waiting and rejected ones too: what was checked of you, and when, as buyers see it; each kind once.',
  })
  myVerifications(@CurrentViewer() viewer: Viewer): Promise<SellerCheck[]> {
    return this.documents.checksOf(viewer);
  }

  @AuthorizedApplicant(...sellingRoles)
  @Operation({ keys: NEVER.DOCUMENTS })
  @Mutation(() => IdentityDocument, {
    description:
      'Sellers, at any time, waiting and rejected ones too: sends an image of a document (JPEG, PNG, WebP or AVIF, at most 10 MB) in place of an earlier one, whose check ends. It waits until an admin has decided. Only admins see it. CONFLICT for an account that was suspended meanwhile.',
  })
  async uploadIdentityDocument(
    @CurrentViewer() viewer: Viewer,
    @Arg('kind', () => IdentityDocumentKind, { description: 'Which document it shows.' }) kind: IdentityDocumentKind,
    @Arg('file', () => UploadScalar, { description: 'The image, as a GraphQL multipart request.' })
    file: Promise<FileUpload>,
  ): Promise<DocumentRow> {
    await this.documents.beforeUpload(viewer);
    return withUpload(await file, viewer.id, (bytes) => this.documents.upload(viewer, kind, bytes));
  }
}
