/**
 * Imported by the server's entry. V8 lets the heap grow several times over before it collects all of it, while requests
 * come fast: 470 MB of memory for 75 MB in use. A third of what is in use may be added here (docs/decisions/0125).
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--heap-growing-percent=30');
