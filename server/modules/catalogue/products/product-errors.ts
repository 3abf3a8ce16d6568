/** Errors about a product that an admin has hidden. */
import { AppError } from '../../../platform/errors/app-error';

/** `path`: where the input names the product. */
export function hiddenProduct(path: string, productId: string): AppError {
  const problems = [{ path, productId, kind: 'UNAVAILABLE' as const, value: null }];
  return new AppError('PRODUCT_UNAVAILABLE', 'product.hidden', undefined, undefined, { problems });
}
