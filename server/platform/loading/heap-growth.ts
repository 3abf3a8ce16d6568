/**
 * Imported by the server's entry. V8 lets the heap grow up to four times before it collects all of it, while requests come fast: 470 MB of memory for 100 MB in use. Half as much
 * again is the most here, which costs 3 to 4 % of the processor time of a mixed load (docs/performance.md, decision 0112).
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--heap-growing-percent=50');
