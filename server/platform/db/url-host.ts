/** SQL: the host of an address, with its port; neither a name and password before it nor the path behind it. */
export const hostOf = (url: string): string => `substring(${url} from '^[a-z]+://(?:[^/?#]*@)?([^/?#]+)')`;
