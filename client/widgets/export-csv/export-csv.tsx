import { useState } from 'react';
import { Download } from 'lucide-react';
import { readError } from '../../platform/apollo/read-error';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { saveFile } from '../../platform/save-file';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import type { ButtonLook } from '../../ui/buttons/button';
import type { PageAction } from '../../ui/overlays/page-menu';
import { messages } from './export-csv.messages';

interface CsvFile {
  readonly name: string;
  readonly text: string;
  readonly rowCount: number;
  readonly totalCount: number;
  /** A list as CSV unless given. */
  readonly type?: string;
}

/**
 * Describes the result of a lazy query: the file, or the error with which the query failed. The query may also reject.
 */
interface Loaded {
  readonly file: CsvFile | undefined;
  readonly error?: unknown;
}

interface ExportCsvProps {
  load: () => Promise<Loaded>;
  look?: ButtonLook;
  /** The sign and 'CSV' alone, where space is short; its name stays whole. */
  short?: boolean;
  /** Instead of the usual text, where a page has several files. */
  label?: string;
}

/**
 * Asks the server for the list as CSV and stores it as a file; shows how many rows it holds, and when the server cut it
 * short.
 */
export function useCsvAction(load: ExportCsvProps['load']): PageAction & { readonly onSelect: () => void } {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);

  const save = ({ name, text, rowCount, totalCount, type = 'text/csv;charset=utf-8' }: CsvFile) => {
    saveFile(name, text, type);
    const count = format.number(rowCount);
    toast.success(
      rowCount < totalCount ? t('cut', { count, total: format.number(totalCount), name }) : t('saved', { count: rowCount, name }),
    );
  };
  const run = async () => {
    setBusy(true);
    try {
      const { file, error } = await load();
      if (file) save(file);
      else toast.error(failureText(readError(error), t('failed')));
    } catch (error) {
      toast.error(failureText(readError(error), t('failed')));
    } finally {
      setBusy(false);
    }
  };
  return {
    key: 'csv',
    label: t('export'),
    icon: <Download aria-hidden />,
    busy,
    busyLabel: t('working'),
    onSelect: () => void run(),
  };
}

/** The file as a button of its own. */
export function ExportCsv({ load, look = 'outline', short = false, label }: ExportCsvProps) {
  const t = useMessages(messages);
  const { icon, busy, busyLabel, onSelect } = useCsvAction(load);
  return (
    <Button look={look} icon={icon} busy={busy} busyLabel={busyLabel} aria-label={short ? t('export') : undefined} onClick={onSelect}>
      {label ?? t(short ? 'csv' : 'export')}
    </Button>
  );
}
