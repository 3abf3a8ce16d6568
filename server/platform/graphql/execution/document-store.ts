/**
 * Apollo Server's store of parsed and validated documents, as a plain map: the same few operations arrive again and
 * again. The oldest goes when it is full; small enough that endless new documents of one client cannot fill the memory.
 */
import type { DocumentNode } from 'graphql';

const CAPACITY = 300;

export class DocumentStore {
  private readonly documents = new Map<string, DocumentNode>();

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.documents.get(key));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    const [oldest] = this.documents.keys();
    if (oldest !== undefined && this.documents.size >= CAPACITY) this.documents.delete(oldest);
    this.documents.set(key, document);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(key));
  }
}
