import { useApolloClient } from '@apollo/client/react';
import {
  DistrictsDocument,
  DivisionsDocument,
  ShoppingPlaceDocument,
  UpazilasDocument,
  useClearShoppingPlaceMutation,
  useSetShoppingPlaceMutation,
} from '../../generated/graphql';
import type { DistrictsQuery, DivisionsQuery, ShoppingPlaceInput, ShoppingPlaceQuery, UpazilasQuery } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { readError } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { devicePlace } from '../../platform/place/device-place';

/** Stores a place with the account, or on the device of a visitor, who needs its names too. */
export function useChoosePlace(isBuyer: boolean) {
  const client = useApolloClient();
  const [setPlace] = useAppMutation(useSetShoppingPlaceMutation);
  const [clearPlace, { busy: clearing, errorText: clearError }] = useAppMutation(useClearShoppingPlaceMutation);
  const remember = (shoppingPlace: ShoppingPlaceQuery['shoppingPlace']) =>
    client.writeQuery<ShoppingPlaceQuery>({ query: ShoppingPlaceDocument, data: { shoppingPlace } });

  const chooseAsBuyer = async (input: ShoppingPlaceInput): Promise<Failure | null> => {
    const { data, failure } = await setPlace({ variables: { input } });
    if (data) remember(data.setShoppingPlace);
    return failure;
  };
  const chooseOnDevice = async ({ districtId, upazilaId, address }: ShoppingPlaceInput, divisionId: number): Promise<Failure | null> => {
    try {
      const [divisions, districts, upazilas] = await Promise.all([
        client.query<DivisionsQuery>({ query: DivisionsDocument }),
        client.query<DistrictsQuery>({ query: DistrictsDocument, variables: { divisionId } }),
        client.query<UpazilasQuery>({ query: UpazilasDocument, variables: { districtId } }),
      ]);
      const division = divisions.data?.divisions.find(({ id }) => id === divisionId);
      const district = districts.data?.districts.find(({ id }) => id === districtId);
      const upazila = upazilas.data?.upazilas.find(({ id }) => id === upazilaId) ?? null;
      if (division && district) devicePlace.write({ division, district, upazila, address: address ?? null });
      return null;
    } catch (error) {
      return readError(error);
    }
  };
  return {
    choose: (input: ShoppingPlaceInput, divisionId: number) => (isBuyer ? chooseAsBuyer(input) : chooseOnDevice(input, divisionId)),
    clear: async () => {
      if (isBuyer && (await clearPlace()).failure) return false;
      if (isBuyer) remember(null);
      devicePlace.write(null);
      return true;
    },
    clearing,
    clearError,
  };
}
