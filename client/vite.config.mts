import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { publicGroups } from './build/public-groups.mts';
import { splitOperations } from './build/split-operations.mts';
import { firstPaintPages } from './build/first-paint-pages.mts';
import { themeStyles } from './build/virtual-files.mts';
import { workerFiles } from './build/worker-files.mts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

/**
 * Libraries that change less often than the application, in files of their own that stay in the browser's cache. Only
 * what every screen needs: what lazy screens alone use (form fields, the socket, the chart) goes with them.
 */
const groups = [
  {
    name: 'react',
    tags: ['$initial' as const],
    priority: 9,
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  },
  { name: 'apollo', tags: ['$initial' as const], priority: 9, test: /node_modules\/(@apollo|graphql|rxjs|@wry|optimism)\// },
  {
    name: 'ui',
    priority: 9,
    test: /node_modules\/(@emotion|@pandacss|stylis|@chakra-ui\/react\/dist\/esm\/(styled-system|utils|preset-base|components\/button))/,
  },
  // The group `frame` puts the code that every page starts with into one file.
  { name: 'frame', tags: ['$initial' as const], priority: 8 },
  ...publicGroups(root),
  // Hooks that visitors do not need at first; the bars of signed-in users with all that they alone need.
  { name: 'operations', priority: 8, test: /node_modules\/@apollo\/client\/react\/hooks\// },
  { name: 'user', priority: 0, test: /\/(menus\/bottom-bar|menus\/user-menu|notification-bell\/notification-bell)\.tsx$/ },
  // The product page, and what it shows of its seller, share these modules with single other screens: as separate small
  // files they are larger.
  { name: 'product', priority: 0, test: /\/(product\/product\.messages|gallery\/gallery(\.messages)?|share-button)\.tsx?$/ },
  { name: 'seller', priority: 0, test: /\/(follow-button|verified-badge|service-figures(\.messages)?)\.tsx?$/ },
  { name: 'buying', priority: 0, test: /\/quantity-stepper\.tsx?$/ },
];

/**
 * The package names the build for developers in every condition, with warnings that this build for readers would carry
 * in its first file.
 */
const ofRouter = (file: string) => path.resolve(root, '../node_modules', 'react-router/dist/production', file);
const productionRouter = [
  { find: /^react-router\/dom$/, replacement: ofRouter('dom-export.mjs') },
  { find: /^react-router$/, replacement: ofRouter('index.mjs') },
];

/**
 * Every page starts with the list of all files: a hash of seven characters instead of eight makes it shorter, and still
 * differs between two versions of a file.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  root,
  css: { postcss: {} }, // none is searched for in the folders above
  cacheDir: '../node_modules/.cache/vite',
  resolve: {
    conditions: ['es2015', ...defaultClientConditions], // rxjs without the helpers that classes once needed
    alias: productionRouter,
  },
  plugins: [splitOperations(), themeStyles(), firstPaintPages(), workerFiles(), react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true, // which file needs which: read by the service worker's list and by the test of the budget
    modulePreload: { polyfill: false }, // every browser of the target knows it
    target: 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups }, ...fileNames } },
  },
  server: {
    port: 5173,
    proxy: { '/graphql': { target: api, ws: true }, '/api': api, '/docs': api, '/media': api },
  },
});
