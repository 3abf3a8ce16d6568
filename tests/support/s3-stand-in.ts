/** The S3 store of the cluster as a stand-in whose next responses a test may plan. */
import { respondAsStore, storeEnvironment, type StoredObject } from '../../tools/cluster/object-store';
import { openStandIn, type StandIn } from './stand-in';

export interface S3StandIn extends StandIn {
  readonly objects: Map<string, StoredObject>;
  /** The variables of a server that stores images here. */
  readonly environment: Readonly<Record<string, string>>;
}

export async function openS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>();
  const standIn = await openStandIn((request) => respondAsStore(standIn.url, objects, request));
  return { ...standIn, objects, environment: storeEnvironment(standIn.url) };
}
