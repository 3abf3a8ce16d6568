/**
 * The declaration of a REST route: where it is, who may call it, what body it reads, and the one line it does. The
 * router serves this list and nothing else, and a test reads it: a route without `access` does not compile.
 */
import type { MessageKey } from '../../schema/messages/text';
import type { KeyScope } from '../../schema/values/market/partners';
import type { Language, Role } from '../../schema/values/accounts/roles';
import type { ReceivedFile } from '../platform/files/read-upload';
import type { Viewer } from '../platform/security/viewer';
import type { RequestKey } from '../platform/idempotency/request-key';
import type { RouteDocs } from './openapi/route-docs';

/** A value of a JSON body or a form field: nested objects are dropped on entry. */
export type RestValue = string | number | boolean | readonly RestValue[];
export type RestFields = Readonly<Record<string, RestValue>>;

export interface RestFile {
  /** Name of the form field. */
  readonly field: string;
  readonly received: ReceivedFile;
}

/** One request, read. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: RestFields;
  readonly fields: RestFields;
  /** On disk, and only until the route has responded. */
  readonly files: readonly RestFile[];
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string | null;
  header(name: string): string | undefined;
  /** Ends when the response is out or its reader has gone. */
  readonly end: () => AbortSignal;
  /** Key of the header `Idempotency-Key`; null without one, and where the route ignores it. */
  readonly key: RequestKey | null;
}

export interface SignedRestCall extends RestCall {
  readonly viewer: Viewer;
}

export interface RestResponse {
  /** 200 unless set otherwise. */
  readonly status?: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How many rows of a list it sends, where nothing bounds them: they take points. */
  readonly rowCount?: number | undefined;
}

interface RouteBasics {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api/v1, as Express writes it. */
  readonly path: string;
  /** JSON or a form without files; or a form with files; nothing is read when left out. */
  readonly body?: 'fields' | 'files';
  /** Takes `Idempotency-Key`: what moves products or money, as the same mutation does. */
  readonly isKeyed?: true;
  /** Its description in the OpenAPI document and the reference page. */
  readonly docs: RouteDocs;
}

/** No one's token is looked at. */
export interface OpenRoute extends RouteBasics {
  readonly access: 'public';
  readonly unauthorized?: undefined;
  handle(call: RestCall): Promise<RestResponse>;
}

export interface SignedRoute extends RouteBasics {
  /** `session`: a signed-in account of any status. A list of roles: an approved account of one of them. */
  readonly access: 'session' | readonly Role[];
  /** Scope that an API key needs for the route; without a scope no key may call it. */
  readonly scope?: KeyScope;
  /** The message of the 401, where clients expect a text other than the usual one. */
  readonly unauthorized?: MessageKey;
  handle(call: SignedRestCall): Promise<RestResponse>;
}

export type RestRoute = OpenRoute | SignedRoute;

/** A file of routes: a class that the container makes with the services it needs. */
export interface RestRoutes {
  readonly routes: readonly RestRoute[];
}
