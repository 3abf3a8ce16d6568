import { Printer } from 'lucide-react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Menu } from '../../../ui/overlays/menu';
import { messages } from '../sales.messages';
import './print.css';
import { type Paper, printOn } from './print-on';

const papers: readonly Paper[] = ['a4', 'roll'];

/** Prints on the paper that is chosen, once the menu is closed. */
export function PrintMenu() {
  const t = useMessages(messages);
  return (
    <Menu
      triggerClass="button size-lg look-solid tone-brand"
      trigger={
        <>
          <Printer aria-hidden />
          {t('print')}
        </>
      }
      items={papers.map((paper) => ({
        key: paper,
        label: t(`paper_${paper}`),
        icon: <Printer aria-hidden />,
        onSelect: () => void setTimeout(() => printOn(paper)),
      }))}
    />
  );
}
