import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { BillPaymentsService } from '../bills/bill-payments.service';
import { BillingTerms } from '../bills/billing-terms.entity';
import { BillingTermsService } from '../bills/billing-terms.service';
import { BillingTermsInput, BillPaymentInput } from '../bills/bills.inputs';
import { BillsService } from '../bills/bills.service';
import { Bill } from '../bills/bills.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Bill)
export class AdminBillsResolver {
  constructor(
    private readonly bills: BillsService,
    private readonly payments: BillPaymentsService,
    private readonly terms: BillingTermsService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => BillingTerms, { description: 'Admin: the terms of commission bills.' })
  billingTerms(@CurrentViewer() viewer: Viewer): Promise<BillingTerms> {
    return this.terms.read(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => BillingTerms, { description: 'Admin: changes the terms for bills that are issued from now on.' })
  changeBillingTerms(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', { description: 'All of them, and why.' }) input: BillingTermsInput,
  ): Promise<BillingTerms> {
    return this.terms.change(viewer, input, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Bill, { description: 'Admin: records money received for a bill; its seller is notified.' })
  async recordBillPayment(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('billId', () => ID, { description: 'The bill.' }) billId: string,
    @Arg('input', { description: 'What was received.' }) input: BillPaymentInput,
  ): Promise<Bill> {
    return this.bills.findById(viewer, await this.payments.record(viewer, billId, input, key));
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Bill, { description: 'Admin: reverses a payment that was recorded by mistake; the bill is open again.' })
  async reverseBillPayment(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('paymentId', () => ID, { description: 'The payment.' }) paymentId: string,
    @Arg('reason', () => String, { description: 'Why; recorded in the audit trail.' }) reason: string,
  ): Promise<Bill> {
    return this.bills.findById(viewer, await this.payments.reverse(viewer, paymentId, reason, key));
  }
}
