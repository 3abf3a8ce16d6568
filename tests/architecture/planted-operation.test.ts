/**
 * A resolver written as anyone would write it, without an authorisation: type-graphql's own record of it must give it
 * away.
 */
import 'reflect-metadata';
import { Authorized, buildSchema, getMetadataStorage, Mutation, Query, Resolver } from 'type-graphql';
import { operationsOf, undeclaredOperations } from './checks/declared-operations';

/** Where type-graphql records what is declared; the one of the server is not for this resolver. */
const stored = globalThis as { TypeGraphQLMetadataStorage?: unknown };
const ofServer = stored.TypeGraphQLMetadataStorage;
beforeAll(() => {
  stored.TypeGraphQLMetadataStorage = undefined;
});
afterAll(() => {
  stored.TypeGraphQLMetadataStorage = ofServer;
});

function plantResolver() {
  @Resolver()
  class PlantedResolver {
    @Query(() => String)
    openQuery(): string {
      return 'everybody sees this';
    }

    @Mutation(() => Boolean)
    openMutation(): boolean {
      return true;
    }

    @Authorized()
    @Query(() => String)
    signedQuery(): string {
      return 'members see this';
    }

    @Authorized('ADMIN')
    @Mutation(() => Boolean)
    signedMutation(): boolean {
      return true;
    }
  }
  return PlantedResolver;
}

it('an undeclared query and mutation are caught, signed ones are not', async () => {
  await buildSchema({ resolvers: [plantResolver()], authChecker: () => false, validate: false });
  expect(undeclaredOperations(operationsOf(getMetadataStorage()), [])).toEqual([
    'Query.openQuery: neither @Authorized nor open to visitors',
    'Mutation.openMutation: neither @Authorized nor open to visitors',
  ]);
});
