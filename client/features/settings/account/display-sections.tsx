import { Monitor, Moon, Sun } from 'lucide-react';
import { Language } from '../../../../schema/values/accounts/roles';
import { setDataSaver, useDataSaver } from '../../../platform/device/data-saver';
import { setTextSize, textSizes, useTextSize } from '../../../platform/device/text-size';
import { useFormat } from '../../../platform/format';
import { useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useColorMode } from '../../../platform/theme/color-mode';
import type { ThemeChoice } from '../../../platform/theme/color-mode';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { Chip } from '../../../ui/display/chip';
import { languageNames } from './language-names';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

/**
 * Display and language of the page. All of it applies immediately and is stored on the device; the language is sent to
 * the server too.
 */
const themes: readonly { choice: ThemeChoice; Icon: typeof Sun }[] = [
  { choice: 'light', Icon: Sun },
  { choice: 'dark', Icon: Moon },
  { choice: 'system', Icon: Monitor },
];

export function LanguageSection() {
  const t = useMessages(messages);
  const { language, setLanguage } = useLanguage();
  return (
    <SettingsSection title={t('language')} role="group">
      <div className="chip-row">
        {Object.values(Language).map((one) => (
          <Chip key={one} active={one === language} onClick={() => setLanguage(one)}>
            <span lang={one}>{languageNames[one]}</span>
          </Chip>
        ))}
      </div>
    </SettingsSection>
  );
}

export function ThemeSection() {
  const t = useMessages(messages);
  const { choice, setTheme } = useColorMode();
  return (
    <SettingsSection title={t('theme')} role="group">
      <div className="chip-row">
        {themes.map(({ choice: one, Icon }) => (
          <Chip key={one} icon={<Icon aria-hidden />} active={one === choice} onClick={() => setTheme(one)}>
            {t(one)}
          </Chip>
        ))}
      </div>
    </SettingsSection>
  );
}

/** Each choice in the size it represents. */
export function TextSizeSection() {
  const t = useMessages(messages);
  const format = useFormat();
  const chosen = useTextSize();
  return (
    <SettingsSection title={t('textSize')} role="group">
      <div className="chip-row">
        {textSizes.map((size) => (
          <Chip key={size} active={size === chosen} onClick={() => setTextSize(size)}>
            <span style={{ fontSize: `${(16 * Number(size)) / 100}px` }}>
              {t(`size${size}`)} {format.percent(size)}
            </span>
          </Chip>
        ))}
      </div>
    </SettingsSection>
  );
}

export function DataSaverSection() {
  const t = useMessages(messages);
  const sparing = useDataSaver();
  return (
    <SettingsSection title={t('dataSaver')} hint={t('dataSaverHint')}>
      <Checkbox label={t('saveData')} checked={sparing} onChange={setDataSaver} />
    </SettingsSection>
  );
}
