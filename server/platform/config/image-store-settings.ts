/** Where images are stored when it is not the local disk: the variables S3_* or CLOUDINARY_*, read by env.ts. */
import * as yup from 'yup';
import { webAddress, withoutEndSlash } from './variable-kinds';

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Where browsers load images from; null: through this server, from a bucket no one else may read. */
  readonly publicUrl: string | null;
}

/** An unsigned preset, or key and secret, or both; only with key and secret can images be listed and deleted. */
export interface CloudinarySettings {
  readonly cloudName: string;
  readonly preset: string | null;
  readonly account: { readonly key: string; readonly secret: string } | null;
  readonly apiUrl: string;
  readonly deliveryUrl: string;
}

/** Where the first REST clients upload an image themselves before an edit: addresses there are fetched. */
export interface ClientUploadSettings {
  readonly deliveryUrl: string;
  readonly clouds: readonly string[];
}

export const imageStoreVariables = {
  S3_ENDPOINT: webAddress(),
  S3_BUCKET: yup.string(),
  S3_REGION: yup.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: yup.string(),
  S3_SECRET_ACCESS_KEY: yup.string(),
  S3_PUBLIC_URL: webAddress(),
  CLOUDINARY_CLOUD_NAME: yup.string(),
  CLOUDINARY_UPLOAD_PRESET: yup.string(),
  CLOUDINARY_API_KEY: yup.string(),
  CLOUDINARY_API_SECRET: yup.string(),
  CLOUDINARY_CLIENT_CLOUDS: yup.string().matches(/^[\w-]+(\s*,\s*[\w-]+)*$/, {
    message: 'CLOUDINARY_CLIENT_CLOUDS must be names of clouds, separated by commas.',
    excludeEmptyString: true,
  }),
  CLOUDINARY_API_URL: webAddress().default('https://api.cloudinary.com'),
  CLOUDINARY_DELIVERY_URL: webAddress().default('https://res.cloudinary.com'),
};

type Given = {
  readonly [K in keyof typeof imageStoreVariables]?: string | undefined;
};

export function readS3(env: Given): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: withoutEndSlash(S3_ENDPOINT),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    publicUrl: S3_PUBLIC_URL ? withoutEndSlash(S3_PUBLIC_URL) : null,
  };
}

export function readCloudinary(env: Given): CloudinarySettings | null {
  const { CLOUDINARY_CLOUD_NAME, CLOUDINARY_UPLOAD_PRESET, CLOUDINARY_API_KEY, CLOUDINARY_API_SECRET } = env;
  if (!CLOUDINARY_CLOUD_NAME) return null;
  return {
    cloudName: CLOUDINARY_CLOUD_NAME,
    preset: CLOUDINARY_UPLOAD_PRESET ?? null,
    account: CLOUDINARY_API_KEY && CLOUDINARY_API_SECRET ? { key: CLOUDINARY_API_KEY, secret: CLOUDINARY_API_SECRET } : null,
    apiUrl: withoutEndSlash(env.CLOUDINARY_API_URL ?? ''),
    deliveryUrl: withoutEndSlash(env.CLOUDINARY_DELIVERY_URL ?? ''),
  };
}

/** The installation's own cloud, and those that the operator names for clients. */
export function readClientUploads(env: Given): ClientUploadSettings {
  const named = (env.CLOUDINARY_CLIENT_CLOUDS ?? '').split(',').map((cloud) => cloud.trim());
  const clouds = [env.CLOUDINARY_CLOUD_NAME ?? '', ...named].filter((cloud) => cloud !== '');
  return { deliveryUrl: withoutEndSlash(env.CLOUDINARY_DELIVERY_URL ?? ''), clouds };
}

/** Returns the errors of the variables taken together, as messages. */
export function imageStoreErrors(env: Given): string[] {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = needed.filter((name) => !env[name]);
  const begun = missing.length < needed.length || env.S3_PUBLIC_URL !== undefined;
  const keyHalf = Boolean(env.CLOUDINARY_API_KEY) !== Boolean(env.CLOUDINARY_API_SECRET);
  const noWayIn = env.CLOUDINARY_CLOUD_NAME && !env.CLOUDINARY_UPLOAD_PRESET && !env.CLOUDINARY_API_KEY;
  return [
    ...(begun && missing.length > 0 ? [`The S3 store needs ${missing.join(', ')} too.`] : []),
    ...(keyHalf ? ['CLOUDINARY_API_KEY and CLOUDINARY_API_SECRET belong together.'] : []),
    ...(noWayIn && !keyHalf ? ['Cloudinary needs CLOUDINARY_UPLOAD_PRESET, or CLOUDINARY_API_KEY and CLOUDINARY_API_SECRET.'] : []),
    ...(begun && env.CLOUDINARY_CLOUD_NAME ? ['Set S3_* or CLOUDINARY_*, not both: images are stored in one place.'] : []),
  ];
}
