import { Moon, Sun } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { useColorMode } from '../../platform/theme/color-mode';
import { appMessages } from '../app.messages';

/** Light ⇄ dark. "As the system" is in the settings. */
export function ThemeSwitch() {
  const { mode, setTheme } = useColorMode();
  const t = useMessages(appMessages);
  const label = t(mode === 'dark' ? 'lightTheme' : 'darkTheme');
  return (
    <button
      type="button"
      className="bar-button only-wide"
      aria-label={label}
      title={label}
      onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')}
    >
      {mode === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </button>
  );
}
