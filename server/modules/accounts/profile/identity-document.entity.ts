/** An image of an identity document. Its content is read by one statement only (identity-documents.store.ts) and never selected with the row. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { User } from '../user.entity';

registerEnumType(IdentityDocumentKind, {
  name: 'IdentityDocumentKind',
  description: 'Which document an image shows.',
  valuesConfig: { NID_FRONT: { description: 'The front of the national ID.' }, TRADE_LICENSE: { description: 'The trade license.' } },
});

@ObjectType({ description: 'An image of an identity document, without the image itself.' })
@Check('identity_documents_content_check', 'octet_length(content) >= 1 AND octet_length(content) <= 4000000')
@Check('identity_documents_kind_check', "kind IN ('NID_FRONT', 'TRADE_LICENSE')")
@Entity('identity_documents')
export class IdentityDocument {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId!: string;

  @Field(() => IdentityDocumentKind, { description: 'Which document it shows.' })
  @PrimaryColumn('varchar', { length: 13 })
  kind!: IdentityDocumentKind;

  @Column('bytea', { select: false })
  content!: Buffer;

  @Field(() => Date, { description: 'When it was uploaded.' })
  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;
}
