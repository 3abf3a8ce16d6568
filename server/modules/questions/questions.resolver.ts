import { Args, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { publicNameOf } from '../../../schema/text/first-name';
import { Role, sellingRoles } from '../../../schema/values/accounts/roles';
import { Authorized } from '../../platform/graphql/authorized';
import { CurrentViewer, MaybeViewer } from '../../platform/graphql/viewer-param';
import type { Page } from '../../platform/paging/page';
import type { Viewer } from '../../platform/security/viewer';
import { ProductQuestion } from './product-question.entity';
import { isHidden, isOpenToReply, isSellerOf, mayReadAuthorOf } from './question.policy';
import { QuestionReader } from './question-reader.service';
import {
  AskArgs,
  HideQuestionArgs,
  MyQuestionsArgs,
  ProductQuestionConnection,
  ProductQuestionsArgs,
  QuestionReplyArgs,
} from './question.types';
import { QuestionsService } from './questions.service';
import { NEVER, Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => ProductQuestion)
export class QuestionsResolver {
  constructor(
    private readonly questions: QuestionsService,
    private readonly reader: QuestionReader,
  ) {}

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => ProductQuestionConnection, {
    description: 'Public questions about a product, newest first; none of a product that the viewer may not see.',
  })
  productQuestions(
    @MaybeViewer() viewer: Viewer | null,
    @Args(() => ProductQuestionsArgs) { productId, ...page }: ProductQuestionsArgs,
  ): Promise<Page<ProductQuestion>> {
    return this.reader.about(viewer, productId, page);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => ProductQuestionConnection, {
    description:
      'Questions about products of the signed-in seller; those without a reply alone come oldest first, all others newest first.',
  })
  myQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args(() => MyQuestionsArgs) { isReplied, ...page }: MyQuestionsArgs,
  ): Promise<Page<ProductQuestion>> {
    return this.reader.received(viewer, page, isReplied ?? null);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => ProductQuestion, { description: 'Asks the seller of a product; everyone reads question and reply. A few times an hour.' })
  askQuestion(@CurrentViewer() viewer: Viewer, @Args(() => AskArgs) args: AskArgs): Promise<ProductQuestion> {
    return this.questions.ask(viewer, args);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => ProductQuestion, {
    description: "Replies to a question about one's own product, once; the reply can be changed for 24 hours.",
  })
  replyToQuestion(@CurrentViewer() viewer: Viewer, @Args(() => QuestionReplyArgs) args: QuestionReplyArgs): Promise<ProductQuestion> {
    return this.questions.reply(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ProductQuestion, { description: 'Admin: hides a question or its reply, with a reason that the audit trail records.' })
  hideQuestion(@CurrentViewer() viewer: Viewer, @Args(() => HideQuestionArgs) args: HideQuestionArgs): Promise<ProductQuestion> {
    return this.questions.hide(viewer, args);
  }

  @FieldResolver(() => String, {
    description: "The name of the user who asks: in full for themselves and admins, 'Ayesha Y.' for everyone else.",
  })
  authorName(@Root() question: ProductQuestion, @MaybeViewer() viewer: Viewer | null): string {
    return mayReadAuthorOf(viewer, question) ? question.authorName : publicNameOf(question.authorName);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer, its seller, may reply or change the reply now.' })
  canReply(@Root() question: ProductQuestion, @MaybeViewer() viewer: Viewer | null): boolean {
    return isSellerOf(viewer, question) && !isHidden(question) && isOpenToReply(question, new Date());
  }
}
