import { imageFile } from '../../../support/build-catalogue';
import { gql, okFor, type Row, sellers } from '../row';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.uploadImage',
    outcome: okFor(...sellers),
    call: async () => gql('mutation ($file: Upload!) { uploadImage(file: $file) { id } }', {}, { file: await imageFile() }),
  },
];
