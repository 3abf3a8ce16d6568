/**
 * An image of an identity document. Its content is read by one statement only (identity-documents.store.ts) and never
 * selected with the row.
 */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IdentityDocumentKind, IdentityDocumentState } from '../../../../schema/values/accounts/accounts';
import { User } from '../users/user.entity';

registerEnumType(IdentityDocumentKind, {
  name: 'IdentityDocumentKind',
  description: 'Which document an image shows.',
  valuesConfig: { NID_FRONT: { description: 'The front of the national ID.' }, TRADE_LICENSE: { description: 'The trade license.' } },
});

registerEnumType(IdentityDocumentState, {
  name: 'IdentityDocumentState',
  description: 'What admins have decided about an image of a document.',
  valuesConfig: {
    WAITING: { description: 'An admin will check it.' },
    CHECKED: { description: 'An admin has checked what it shows.' },
    REJECTED: { description: 'An admin did not accept it; `rejectionReason` has the reason.' },
  },
});

@ObjectType({ description: 'An image of an identity document, without the image itself.' })
@Check('identity_documents_content_check', 'octet_length(content) >= 1 AND octet_length(content) <= 4000000')
@Check('identity_documents_kind_check', "kind IN ('NID_FRONT', 'TRADE_LICENSE')")
@Check('identity_documents_rejection_check', 'rejection IS NULL OR decided_at IS NOT NULL')
@Index('identity_documents_waiting', ['userId', 'uploadedAt'], { where: 'decided_at IS NULL' })
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

  @Field(() => Date, { nullable: true, description: 'When an admin checked or rejected it; null while it waits.' })
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why an admin did not accept it.' })
  @Column('varchar', { name: 'rejection', length: 500, nullable: true })
  rejectionReason!: string | null;

  /** Derived from the two above where the row is read. */
  @Field(() => IdentityDocumentState, { description: 'What admins have decided about it.' })
  state!: IdentityDocumentState;
}
