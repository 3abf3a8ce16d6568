/**
 * Adds what an account's own page and an admin's page both show: the place, and the documents' numbers masked. Their
 * field resolvers extend it.
 */
import { FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { placeFields } from '../../geography/place.types';
import { maskDocument } from './mask-document';
import type { User } from './user.entity';

export function personalFields(Type: ClassType) {
  @Resolver(() => Type)
  abstract class PersonalFields extends placeFields(Type) {
    @FieldResolver(() => String, { nullable: true, description: 'National ID number, masked, e.g. *********1234.' })
    nid(@Root() user: Pick<User, 'nid'>): string | null {
      return maskDocument(user.nid);
    }

    @FieldResolver(() => String, { nullable: true, description: 'Trade license number, masked.' })
    tradeLicense(@Root() user: Pick<User, 'tradeLicense'>): string | null {
      return maskDocument(user.tradeLicense);
    }
  }
  return PersonalFields;
}
