import { useCallback, useState } from 'react';
import {
  useCancelSaleMutation,
  useConfirmPaymentMutation,
  useConfirmSaleMutation,
  useRejectPaymentMutation,
  useRejectSaleMutation,
  useReportFailedDeliveryMutation,
  useReturnSaleMutation,
  useProposeSaleFeeMutation,
  useProposeSaleWeightsMutation,
  useWithdrawSaleWeightsMutation,
  useShipSaleAgainMutation,
  useShipSaleMutation,
  useUndoSaleStepMutation,
  useUploadOrderImageMutation,
} from '../../../generated/graphql';
import type { DeliveryFailure, LineQuantityInput, LineWeightInput, SaleRow_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import type { SaleStep } from './sale-steps';

export interface StepDetails {
  readonly reason?: string | null;
  /** Reason of a failed delivery. */
  readonly failure?: DeliveryFailure;
  readonly image?: File | null;
  /** Lines of a returned order whose items can no longer be sold. */
  readonly lostLineIds?: string[];
  /** Lines of which the seller confirms a smaller quantity. */
  readonly quantities?: LineQuantityInput[];
  /** Weights of lines in a shipment. */
  readonly weights?: LineWeightInput[];
  /** The delivery fee named, BDT. */
  readonly fee?: string;
  /** The cash that was collected, BDT, where it is not what is due now. */
  readonly amount?: string;
}

/** Deliveries are sent by the queue of widgets/handover, which stores them without a network. */
export type DirectStep = Exclude<SaleStep, 'DELIVER'> | 'UNDO';

export interface SaleActions {
  /** Moves an order on; the response carries the changed order, so every list that shows it follows. */
  readonly move: (order: SaleRow_OrderFragment, step: DirectStep, more?: StepDetails) => Promise<Failure | null>;
  /** The order being moved. */
  readonly busyId: string | null;
}

/**
 * Returns `move`, which moves an order: confirms, ships, rejects or cancels it, reports a failed delivery, ships it
 * again or takes it back, and reports a payment as received, not found or given back.
 */
export function useSaleActions(): SaleActions {
  const [confirm] = useAppMutation(useConfirmSaleMutation);
  const [ship] = useAppMutation(useShipSaleMutation);
  const [upload] = useAppMutation(useUploadOrderImageMutation);
  const [fail] = useAppMutation(useReportFailedDeliveryMutation);
  const [shipAgain] = useAppMutation(useShipSaleAgainMutation);
  const [takeBack] = useAppMutation(useReturnSaleMutation);
  const [proposeFee] = useAppMutation(useProposeSaleFeeMutation);
  const [propose] = useAppMutation(useProposeSaleWeightsMutation);
  const [withdraw] = useAppMutation(useWithdrawSaleWeightsMutation);
  const [undo] = useAppMutation(useUndoSaleStepMutation);
  const [reject] = useAppMutation(useRejectSaleMutation);
  const [cancel] = useAppMutation(useCancelSaleMutation);
  const [confirmPayment] = useAppMutation(useConfirmPaymentMutation);
  const [rejectPayment] = useAppMutation(useRejectPaymentMutation);
  const [busyId, setBusyId] = useState<string | null>(null);

  const move = useCallback<SaleActions['move']>(
    async ({ id }, step, { reason, image, failure: why = 'ABSENT', lostLineIds, quantities, weights, fee = '0', amount } = {}) => {
      const runs: Record<DirectStep, () => Promise<{ readonly failure: Failure | null }>> = {
        CONFIRM: () => confirm({ variables: quantities ? { id, quantities, reason } : { id } }),
        SHIP: () => ship({ variables: weights ? { id, weights } : { id } }),
        PROPOSE_FEE: () => proposeFee({ variables: { id, fee } }),
        PROPOSE_WEIGHT: () => propose({ variables: { id, weights: weights ?? [] } }),
        DECLINE_WEIGHT: () => withdraw({ variables: { id } }),
        FAIL: async () => {
          const uploaded = image ? await upload({ variables: { orderId: id, file: image } }) : null;
          if (uploaded?.failure) return uploaded;
          const imageIds = uploaded?.data ? [uploaded.data.uploadOrderImage.id] : undefined;
          return fail({ variables: { id, failure: why, note: reason, imageIds } });
        },
        SHIP_AGAIN: () => shipAgain({ variables: { id } }),
        RETURN: () => takeBack({ variables: { id, lostLineIds } }),
        UNDO: () => undo({ variables: { id } }),
        REJECT: () => reject({ variables: { id, reason: reason ?? '' } }),
        CANCEL: () => cancel({ variables: { id, reason } }),
        PAY_CONFIRM: () => confirmPayment({ variables: amount ? { id, amount } : { id } }),
        PAY_REJECT: () => rejectPayment({ variables: { id, reason: reason ?? '', cash: amount } }),
      };
      setBusyId(id);
      const { failure } = await runs[step]();
      setBusyId(null);
      return failure;
    },
    [cancel, confirm, confirmPayment, fail, propose, proposeFee, rejectPayment, reject, ship, shipAgain, takeBack, undo, upload, withdraw],
  );
  return { move, busyId };
}
