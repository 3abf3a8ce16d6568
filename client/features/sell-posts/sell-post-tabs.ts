import { MyProductStatus, SellPostState } from '../../../schema/values/catalogue/catalogue';

/** The tabs of the screen: posts by state, and the products that have no post at all. */
export const neverPosted = MyProductStatus.NEVER_POSTED;
export type SellPostTab = SellPostState | typeof neverPosted;

export const tabOf = (word: string): SellPostTab =>
  [...Object.values(SellPostState), neverPosted].find((one) => one === word) ?? SellPostState.OPEN;
