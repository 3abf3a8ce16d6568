import { photoFile } from '../../../support/build-catalogue';
import { gql, only, type Row, sellers } from '../row';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.uploadImage',
    outcome: only(...sellers),
    call: async () => gql('mutation ($file: Upload!) { uploadImage(file: $file) { id } }', {}, { file: await photoFile() }),
  },
];
