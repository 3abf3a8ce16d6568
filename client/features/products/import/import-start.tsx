import { useRef, useState } from 'react';
import { Download, Upload } from 'lucide-react';
import { Language } from '../../../../schema/values/accounts/roles';
import { useProductImportTemplateLazyQuery, useUploadProductImportMutation } from '../../../generated/graphql';
import { readError } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { namedLanguage, useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { saveFile } from '../../../platform/save-file';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { messages } from './import.messages';

/** The files to fill in, and the choice of the one that is filled in; what was chosen stays where sending it fails. */
export function ImportStart({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useMessages(messages);
  return (
    <div className="import-start">
      <section className="import-card" aria-labelledby="import-fill">
        <h2 id="import-fill">{t('fileTitle')}</h2>
        <p>{t('fileText')}</p>
        <p>{t('fileRules')}</p>
        <Templates />
      </section>
      <section className="import-card" aria-labelledby="import-choose">
        <h2 id="import-choose">{t('chooseTitle')}</h2>
        <ChooseFile onUploaded={onUploaded} />
      </section>
    </div>
  );
}

function Templates() {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const [read] = useProductImportTemplateLazyQuery({ fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState<string | null>(null);
  const load = async (key: string, withProducts: boolean, headings: Language) => {
    setBusy(key);
    try {
      const { data, error } = await read({ variables: { withProducts, language: namedLanguage(headings) } });
      if (!data) return toast.error(failureText(readError(error), t('templateFailed')));
      const { name, text } = data.productImportTemplate;
      saveFile(name, text, 'text/csv;charset=utf-8');
      toast.success(t('saved', { name }));
    } catch (error) {
      toast.error(failureText(readError(error), t('templateFailed')));
    } finally {
      setBusy(null);
    }
  };
  const button = (key: 'templateEn' | 'templateBn' | 'mine', withProducts: boolean, headings: Language) => (
    <Button look="outline" icon={<Download aria-hidden />} busy={busy === key} onClick={() => void load(key, withProducts, headings)}>
      {t(key)}
    </Button>
  );
  return (
    <div className="import-actions">
      {button('templateEn', false, Language.EN)}
      {button('templateBn', false, Language.BN)}
      {button('mine', true, language)}
    </div>
  );
}

function ChooseFile({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const [upload, { busy, errorText, failure }] = useAppMutation(useUploadProductImportMutation);
  const send = async (chosen: File) => {
    setProgress(0);
    const { data } = await upload({ variables: { file: chosen }, context: { fetchOptions: { onProgress: setProgress } } });
    if (data) onUploaded(data.uploadProductImport.id);
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    void send(chosen);
  };
  return (
    <>
      {failure && (
        <Alert tone="error" title={t('uploadFailed')}>
          {errorText && <p>{errorText}</p>}
        </Alert>
      )}
      {file && <p className="import-file">{t('chosen', { name: file.name })}</p>}
      {busy && <progress className="progress" max={1} value={progress} aria-label={t('sending')} />}
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        hidden
        data-testid="import-file"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = ''; // the same file, corrected, can be chosen again
        }}
      />
      <div className="import-actions">
        {file && failure && (
          <Button busy={busy} onClick={() => void send(file)}>
            {t('sendAgain')}
          </Button>
        )}
        <Button
          look={file && failure ? 'outline' : 'solid'}
          icon={<Upload aria-hidden />}
          busy={busy}
          busyLabel={t('sending')}
          onClick={() => input.current?.click()}
        >
          {t(file ? 'chooseOther' : 'choose')}
        </Button>
      </div>
    </>
  );
}
