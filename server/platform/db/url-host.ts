/**
 * SQL: the host of an address, with its port; neither a name and password before it nor the path behind it. It returns
 * a text for each address, however it is spelled, and null for none.
 */
export const hostOf = (url: string): string =>
  String.raw`lower(substring(${url} from '(?i)^(?:[a-z]+:[/\\]*)?(?:[^/\\?#]*@)?([^/\\?#]*)'))`;
