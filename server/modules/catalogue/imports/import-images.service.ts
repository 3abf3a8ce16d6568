/**
 * Images of an import by their addresses: the seller's own are known, others are fetched once by the guarded GET,
 * re-encoded and stored like an upload, before the transaction that applies their lines. What was fetched for an
 * address is remembered, so that neither a restart nor the same file again fetches it twice. Fetching ends after a few
 * seconds, so that slow hosts hold up nobody else: what is left is fetched when it is the import's turn again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { Config } from '../../../platform/config/env';
import { AppError } from '../../../platform/errors/app-error';
import { withDownloadTurn } from '../../../platform/files/read-upload';
import { DownloadRejected, guardedGet } from '../../../platform/outgoing/guarded-get';
import { ImagesService } from '../../media/images.service';
import { type FetchFailures, FailuresOfImports } from './fetch-failures';
import { addressesOf, ImageAddresses, isFetchable } from './image-addresses';
import { fetchedImages, rememberImage } from './import-images.store';
import { dueImport, type WaitingLine, waitingLines } from './product-imports.store';

/** Fetching for the lines of one step begins and ends within this. */
const FETCH_FOR_MS = 5_000;
/** An image has so long to arrive. */
const WITHIN_MS = 4_000;
/** A failure so close to the end of the time is caused by the end. */
const CLOSE_MS = 50;

/** LATER means that the step had no time left for it. */
type Fetched = { readonly imageId: string } | 'FAILED' | 'LATER';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ImportImagesService {
  private readonly failures = new FailuresOfImports();

  constructor(
    private readonly db: DataSource,
    private readonly images: ImagesService,
    private readonly config: Config,
  ) {}

  /** The images of the next lines of an import; those of one that is applied are fetched, as far as time allows. */
  async findAddresses(importId: string, lines: number): Promise<ImageAddresses> {
    const due = await dueImport(this.db, importId);
    const waiting = due ? await waitingLines(this.db, importId, lines) : [];
    const urls = [...new Set(waiting.flatMap(({ content }) => addressesOf(content)))];
    const allowPrivate = this.config.webhookAllowPrivate;
    const none = { requested: new Set<string>(), imageIds: new Map<string, string>(), failed: new Set<string>(), later: new Set<string>() };
    if (!due || urls.length === 0) return new ImageAddresses(none, allowPrivate);
    const imageIds = new Map([
      ...(await fetchedImages(this.db, due.sellerId, urls)),
      ...(await this.images.ownedByUrls(due.sellerId, urls)),
    ]);
    const addresses = { ...none, requested: new Set(urls), imageIds };
    if (due.state !== 'RUNNING') return new ImageAddresses(addresses, allowPrivate);
    const failures = this.failures.findOrStart(importId);
    const later = await this.fetchMissing(due.sellerId, waiting, imageIds, failures);
    return new ImageAddresses({ ...addresses, failed: failures, later }, allowPrivate);
  }

  /** Removes the failures of an import that has ended from memory. */
  forget(importId: string): void {
    this.failures.forget(importId);
  }

  /**
   * Fetches images and adds them to `imageIds` and `failures` in the order of the lines; returns the addresses that are
   * left.
   */
  private async fetchMissing(
    ownerId: string,
    lines: readonly WaitingLine[],
    imageIds: Map<string, string>,
    failures: FetchFailures,
  ): Promise<ReadonlySet<string>> {
    const until = performance.now() + FETCH_FOR_MS;
    const later = new Set<string>();
    for (const { content } of lines) {
      for (const url of addressesOf(content)) {
        if (imageIds.has(url) || later.has(url)) continue;
        if (!isFetchable(url, this.config.webhookAllowPrivate) || failures.has(url)) break; // the line fails anyway
        const fetched = await this.fetchUntil(until, ownerId, url, failures);
        if (fetched === 'LATER') later.add(url);
        else if (fetched === 'FAILED') failures.add(url);
        else imageIds.set(url, fetched.imageId);
        if (fetched === 'FAILED') break;
      }
    }
    return later;
  }

  /** An image that waits for its turn behind others of the account is left at the end of the time as well. */
  private async fetchUntil(until: number, ownerId: string, url: string, failures: FetchFailures): Promise<Fetched> {
    const left = until - performance.now();
    if (left <= 0) return 'LATER';
    const ending = new AbortController();
    const end = sleep(left, 'LATER' as const, { signal: ending.signal }).catch(() => 'LATER' as const);
    try {
      return await Promise.race([this.fetch(until, ownerId, url, failures), end]);
    } finally {
      ending.abort();
    }
  }

  /**
   * It returns FAILED where there is no image at the address. An outage of our own database fails the batch, which
   * is tried again.
   */
  private async fetch(until: number, ownerId: string, url: string, failures: FetchFailures): Promise<Fetched> {
    try {
      const image = await withDownloadTurn(ownerId, async () => {
        const bytes = await this.bytesAt(until, url, failures);
        return typeof bytes === 'string' ? bytes : this.images.add(ownerId, bytes);
      });
      if (typeof image === 'string') return image;
      await rememberImage(this.db, ownerId, url, image.id);
      return { imageId: image.id };
    } catch (error) {
      if (error instanceof AppError) return 'FAILED';
      throw error;
    }
  }

  /** A host that was given less than its whole time is asked again, and is not to blame. */
  private async bytesAt(until: number, url: string, failures: FetchFailures): Promise<Buffer | 'FAILED' | 'LATER'> {
    const withinMs = Math.min(WITHIN_MS, Math.floor(until - performance.now()));
    if (withinMs <= 0) return 'LATER';
    const { webhookAllowPrivate: allowPrivate } = this.config;
    try {
      return await guardedGet({ url, maxBytes: limits.imageBytes, type: 'image/', allowPrivate, withinMs });
    } catch (error) {
      if (error instanceof DownloadRejected) return 'FAILED';
      if (withinMs < WITHIN_MS && performance.now() > until - CLOSE_MS) return 'LATER';
      failures.countSilence(url);
      return 'FAILED';
    }
  }
}
