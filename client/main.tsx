import './platform/theme/base.css';
import './platform/theme/parts.css';
import './platform/theme/fields.css';
import './platform/theme/cells.css';
import './platform/theme/overlays.css';
import './platform/theme/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createApolloClient } from './platform/apollo/client';
import { provideBanglaFont } from './platform/theme/bangla-font';

provideBanglaFont();

const root = document.getElementById('root');
if (!root) throw new Error('index.html lost its root element.');
createRoot(root).render(
  <StrictMode>
    <App client={createApolloClient()} />
  </StrictMode>,
);
