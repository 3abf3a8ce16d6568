import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { askRules, hideQuestionRules, questionReplyRules } from '../../../schema/rules/catalogue/question.rules';
import { limits } from '../../../schema/values/limits';
import { QuestionPart } from '../../../schema/values/market/questions';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import { Rules } from '../../platform/graphql/rules';
import { ProductQuestion } from './product-question.entity';

registerEnumType(QuestionPart, {
  name: 'QuestionPart',
  description: 'A text of a public question.',
  valuesConfig: {
    QUESTION: { description: 'The question, and its reply with it.' },
    REPLY: { description: "The seller's reply alone." },
  },
});

@ObjectType({ description: 'A page of questions.' })
export class ProductQuestionConnection extends Connection(ProductQuestion) {}

@ArgsType()
export class ProductQuestionsArgs extends pageArgs() {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}

@ArgsType()
export class MyQuestionsArgs extends pageArgs() {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those with a reply, or only those that wait for one; all where it is left out.',
  })
  isReplied?: boolean | null;
}

@Rules(askRules)
@ArgsType()
export class AskArgs {
  @Field(() => ID, { description: "A product on the market, not one's own." })
  productId!: string;

  @Field({ description: `The question, at most ${limits.questionLength} characters.` })
  body!: string;
}

@Rules(questionReplyRules)
@ArgsType()
export class QuestionReplyArgs {
  @Field(() => ID, { description: "A question about one of the seller's own products." })
  questionId!: string;

  @Field({ description: `The reply, at most ${limits.replyLength} characters.` })
  body!: string;
}

@Rules(hideQuestionRules)
@ArgsType()
export class HideQuestionArgs {
  @Field(() => ID, { description: 'Any question.' })
  questionId!: string;

  @Field(() => QuestionPart, { description: 'Which text.' })
  part!: QuestionPart;

  @Field({ description: `Why, at most ${limits.reasonLength} characters; the audit trail records it.` })
  reason!: string;
}
