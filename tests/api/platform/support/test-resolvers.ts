/**
 * A small API with one operation for each case the GraphQL transport must handle, so that it is tested whatever the
 * modules do.
 */
import {
  Arg,
  Args,
  ArgsType,
  Field,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { object, string } from 'yup';
import { Role } from '../../../../schema/values/accounts/roles';
import { AppError } from '../../../../server/platform/errors/app-error';
import { processImage } from '../../../../server/platform/files/image-pipeline';
import { withUpload } from '../../../../server/platform/files/read-upload';
import { Authorized } from '../../../../server/platform/graphql/authorized';
import { Connection, pageArgs } from '../../../../server/platform/graphql/connection';
import { encodeCursor } from '../../../../server/platform/paging/cursor';
import { type Page, pageOf } from '../../../../server/platform/paging/page';
import type { RequestContext } from '../../../../server/platform/graphql/context';
import type { Viewer } from '../../../../server/platform/security/viewer';
import { DecimalScalar } from '../../../../server/platform/graphql/decimal.scalar';
import { Rules } from '../../../../server/platform/graphql/rules';
import { type FileUpload, UploadScalar } from '../../../../server/platform/graphql/uploads/upload.scalar';
import { Context, CurrentViewer, MaybeViewer } from '../../../../server/platform/graphql/viewer-param';

enum Sort {
  NEWEST = 'NEWEST',
  PRICE_ASC = 'PRICE_ASC',
}
registerEnumType(Sort, { name: 'Sort' });

@ObjectType()
class Thing {
  @Field(() => Int)
  id!: number;

  @Field(() => Thing)
  thing!: Thing;

  @Field(() => [Thing])
  parts!: Thing[];
}

@ObjectType()
class ThingConnection extends Connection(Thing) {}

@ArgsType()
class ThingArgs extends pageArgs() {
  @Field(() => Sort, { nullable: true })
  sort?: Sort;
}

@Rules(
  object({
    search: string().max(5, 'error.badInput'),
    name: string().trim().required('upload.notImage').min(3, 'error.badInput'),
  }),
)
@InputType()
class NameInput {
  @Field()
  name!: string;

  @Field(() => String, { nullable: true })
  search?: string | null;

  @Field(() => DecimalScalar, { nullable: true })
  price?: string;
}

const thing = (id: number): Thing => {
  const made: Thing = {
    id,
    parts: [],
    get thing() {
      return made;
    },
  };
  return made;
};

/** Counts the logins, and releases the operation that a test holds back. */
export const seen = { logins: 0, release: () => undefined as void };

@Resolver()
export class TestResolver {
  @Query(() => String)
  hello(): string {
    return 'hello';
  }

  @Query(() => Thing)
  thing(): Thing {
    return thing(1);
  }

  @Query(() => ThingConnection)
  things(@Args(() => ThingArgs) { first, offset }: ThingArgs): Page<Thing> {
    const found = [thing(first), thing(offset ?? 0)];
    return { ...pageOf(found, { first: found.length, offset }, ({ id }) => encodeCursor([id])), totalCount: found.length };
  }

  @Query(() => String)
  boom(): string {
    throw new Error('SELECT secret FROM table at /srv/x.ts');
  }

  @Query(() => String)
  never(): Promise<string> {
    return new Promise((resolve) => {
      seen.release = () => resolve('late');
    });
  }

  @Authorized()
  @Query(() => String)
  memberName(@CurrentViewer() viewer: Viewer): string {
    return viewer.name;
  }

  @Authorized(Role.ADMIN)
  @Query(() => String)
  adminOnly(): string {
    return 'admin';
  }

  @Query(() => String, { nullable: true })
  who(@MaybeViewer() viewer: Viewer | null): string | null {
    return viewer?.name ?? null;
  }

  @Query(() => String)
  replay(@Context() context: RequestContext): string {
    context.responseHeaders.set('idempotency-replayed', 'true');
    return context.language;
  }

  @Mutation(() => String)
  login(@Context() context: RequestContext, @Arg('phone', () => String) phone: string): string {
    seen.logins += 1;
    context.setSessionCookie('x'.repeat(43), Role.CONSUMER);
    return phone;
  }

  @Mutation(() => String)
  limited(): string {
    throw new AppError('RATE_LIMITED', 'error.rateLimited', undefined, undefined, { retryAfterSeconds: 7 });
  }

  @Mutation(() => String)
  rename(@Arg('input', () => NameInput) input: NameInput): string {
    return JSON.stringify(input);
  }

  @Authorized()
  @Mutation(() => [Int])
  async uploadImage(@Arg('file', () => UploadScalar) file: Promise<FileUpload>): Promise<number[]> {
    const { width, height } = await withUpload(await file, 'anybody', processImage);
    return [width, height];
  }

  @Authorized()
  @Mutation(() => Boolean)
  ignoreFile(@Arg('file', () => UploadScalar) _file: Promise<FileUpload>): boolean {
    return true;
  }

  @Authorized()
  @Subscription(() => Thing, { topics: 'made' })
  made(@Root() id: number): Thing {
    return thing(id);
  }

  @Authorized()
  @Subscription(() => Int, { topics: ({ context }: { context: RequestContext }) => `tick:${context.viewer?.id}` })
  ticked(@Root() payload: number): number {
    if (payload < 0) throw new Error('secret of the database');
    return payload;
  }
}
