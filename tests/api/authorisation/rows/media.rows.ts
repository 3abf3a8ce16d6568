import { imageFile } from '../../../support/build-catalogue';
import { buyers, gql, okFor, type Row, sellers } from '../row';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.uploadImage',
    outcome: okFor(...new Set([...sellers, ...buyers])),
    call: async () => gql('mutation ($file: Upload!) { uploadImage(file: $file) { id } }', {}, { file: await imageFile() }),
  },
];
