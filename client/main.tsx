import 'virtual:theme.css';
import './platform/theme/base.css';
import './platform/theme/parts.css';
import './platform/theme/fields.css';
import './platform/theme/cells.css';
import './platform/theme/overlays.css';
import './platform/theme/shell.css';
import './platform/theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createAppRouter, firstScreen } from './app/router';
import { createApolloClient } from './platform/apollo/client';
import { startAppVersion } from './platform/device/app-version';
import { startInstallOffer } from './platform/device/install-offer';

/** The first picture and words stand in index.html already (html[data-boot]): they stay until the screen that repeats them is ready. */
async function start(root: HTMLElement): Promise<void> {
  const client = createApolloClient();
  const router = createAppRouter(client);
  if (document.documentElement.dataset.boot) await firstScreen(router);
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={router} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html lost its root element.');
void start(root);
startInstallOffer();
// after everything the first screen needs; in development files change too often to be kept
if (import.meta.env.PROD) window.addEventListener('load', () => void startAppVersion(), { once: true });
