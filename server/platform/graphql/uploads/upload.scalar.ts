/**
 * The Upload scalar of the GraphQL multipart request specification; files reach it only through multipart-request.ts.
 */
import { GraphQLScalarType } from 'graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';

export type { FileUpload } from 'graphql-upload-minimal';

export const UploadScalar = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  description: 'A file sent by a GraphQL multipart request (with the header apollo-require-preflight). At most 6 files of 10 MB.',
});
