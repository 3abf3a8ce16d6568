/** A data folder that cannot be used as it is; what to do is its message. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}
