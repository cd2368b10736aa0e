import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { directionOf } from '#packages/i18n';
import { GenericLoader, Modal, TableSkeleton } from '#packages/ui';
import type { PageLanguage } from '#worker-page/contract';
import { loadPageTexts } from '../page-catalogues.ts';
import { englishNames, settingsTexts as texts } from './settings-texts.ts';
import classes from './settings.module.css';

interface Props {
  language: PageLanguage;
  isOpen: boolean;
  onClose: () => void;
  /** The button that approves; null where there is nothing to approve. */
  decision: ReactNode;
}

/** All texts of the page in a language, beside the English ones. */
export function TextsDialog({ language, isOpen, onClose, decision }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.readOf(englishNames[language])}
      size={900}
    >
      <TextTable language={language} />
      <div className={classes['foot']}>{decision}</div>
    </Modal>
  );
}

function TextTable({ language }: { language: PageLanguage }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['worker-page texts', language],
    queryFn: () => pairsOf(language),
    staleTime: Infinity,
    networkMode: 'always',
  });
  const direction = directionOf(language);
  return (
    <GenericLoader
      error={error}
      isPending={isPending}
      skeleton={<TableSkeleton rows={8} height={44} />}
      onRetry={() => void refetch()}
    >
      <table className={classes['texts']}>
        <thead>
          <tr>
            <th scope="col">{texts.english}</th>
            {language !== 'en' && (
              <th scope="col" dir={direction}>
                {englishNames[language]}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data?.map(({ key, source, text }) => (
            <tr key={key}>
              <td>{source}</td>
              {language !== 'en' && (
                <td lang={language} dir={direction}>
                  {text}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </GenericLoader>
  );
}

/** A text of a language, and the English one that it translates: of a plural the most general one. */
async function pairsOf(language: PageLanguage) {
  const [source, translation] = await Promise.all([loadPageTexts('en'), loadPageTexts(language)]);
  return Object.entries(translation).flatMap(([part, catalogue]) =>
    Object.entries(catalogue).map(([key, text]) => ({
      ...{ key: `${part} ${key}`, text },
      source: source[part]?.[key] ?? source[part]?.[key.replace(/_[a-z]+$/u, '_other')] ?? '',
    })),
  );
}
