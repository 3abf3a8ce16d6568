/** The server's entry: `npm start` runs it compiled, `npm run dev` as it is. */
import './platform/fast/use-bundled-modules';
import '../tools/processes/end-with-npm';
import 'reflect-metadata';
import { demoMarket } from '../demo/demo-market';
import { start } from './app/start/start';

void start(demoMarket);
