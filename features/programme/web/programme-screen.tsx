import { Button } from '@mantine/core';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { useOverwriteQuestion } from '#packages/form/web';
import { useAnswer } from '#packages/http/web';
import { dateText, generatedText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  Card,
  ErrorState,
  LeaveGuard,
  PrintHead,
  Screen,
  SearchTabs,
  TableSkeleton,
  useConfirm,
  useNow,
  useZone,
} from '#packages/ui';
import type { Confirmation } from '#packages/ui';
import { itemIds, itemOf, readProgramme, sectionIds } from '#programme/contract';
import type { AnsweredItem, ItemId } from '#programme/contract';
import { itemsOfSection, resultOf } from '#programme/domain';
import { dayAt } from '#weather/domain';
import { CheckScreen } from './check-screen.tsx';
import { GapTable } from './gap-table.tsx';
import { HistoryTable } from './history-table.tsx';
import { ItemRow } from './item-row.tsx';
import { programmePath, programmeSearchOf } from './programme-search.ts';
import { factLinks, factText, programmeTexts as texts, sectionNames } from './programme-texts.ts';
import { ResultCard } from './result-card.tsx';
import { useAutosave } from './use-autosave.ts';
import type { SaveState } from './use-autosave.ts';
import { useProgrammeActions } from './use-programme.ts';
import classes from './programme-screen.module.css';

/** /settings/osha-assessment, and with `?check=` a finished self-check. */
export function ProgrammeScreen() {
  const { check, tab } = programmeSearchOf(useSearch({ strict: false }));
  if (check !== undefined) return <CheckScreen key={check} check_id={check} />;
  return <SelfCheck tab={tab ?? 'check'} />;
}

type Tab = 'check' | 'gaps' | 'history';

function SelfCheck({ tab }: { tab: Tab }) {
  const { data, error, refetch } = useAnswer(readProgramme, {});
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const askOverwrite = useOverwriteQuestion(texts.conflict);
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const [isFinishing, setFinishing] = useState(false);
  const [now, zone] = [useNow(), useZone()];
  const { isBusy, finish } = useProgrammeActions();
  const saving = useAutosave(data && allItems(data.items), online);
  const { items = [] } = saving;
  const result = resultOf(items);
  const read = data?.changed_time ?? null;

  async function finishAll(): Promise<void> {
    if (isFinishing) return;
    setFinishing(true);
    await askAndFinish().finally(() => setFinishing(false));
  }

  async function askAndFinish(): Promise<void> {
    if (!(await confirm(finishQuestion())) || !(await saving.flush())) return;
    // The time of the newest change that this page has seen: its own, or one that was read.
    const seen = [saving.changed_time.current, read].filter((time) => time !== null).toSorted();
    await finish(seen.at(-1) ?? null, () => void askAboutConflict());
  }

  function finishQuestion(): Confirmation {
    const last = data?.checks[0]?.finished_time;
    const isSame = saving.state === 'saved' && last !== undefined && read !== null && read <= last;
    const again = isSame ? [texts.finishAgain(dateText(Date.parse(last), zone))] : [];
    const text = [...again, texts.finishAbout(result.gaps)].join(' ');
    return { title: texts.finishQuestion, text, action: texts.finish };
  }

  async function askAboutConflict(): Promise<void> {
    const onReload = () => {
      saving.forget();
      saving.changed_time.current = null;
      void refetch();
    };
    if (await askOverwrite(onReload)) await finish(null, () => undefined);
  }

  useTarget(data !== undefined && tab === 'check');
  const firstOpen = items.find(({ answer }) => answer === null)?.item_id;
  const isCut = !online && data === undefined;
  const tabs = [
    { key: 'check', word: texts.check, search: {} },
    // Without the answers nobody knows how many there are.
    {
      ...{ key: 'gaps', search: { tab: 'gaps' } },
      word: data === undefined ? texts.gaps : `${texts.gaps} (${String(result.gaps)})`,
    },
    { key: 'history', word: texts.history, search: { tab: 'history' } },
  ];
  return (
    <Screen
      title={<span className="ws-not-printed">{texts.title}</span>}
      tabTitle={texts.title}
      ready={data !== undefined || error !== null || isCut}
      sentence={<span className="ws-not-printed">{texts.sentence}</span>}
      actions={
        <Button
          disabled={data === undefined || result.unanswered > 0 || !online || isFinishing}
          loading={isBusy}
          onClick={() => void finishAll()}
        >
          {texts.finish}
        </Button>
      }
    >
      <LeaveGuard when={saving.state === 'failed'} words={texts.leave} />
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={texts.title}
        sentence={texts.draft(itemIds.length - result.unanswered, itemIds.length)}
        made={generatedText(now, zone)}
      />
      <p className="ws-note">{texts.guidance}</p>
      <div className="ws-not-printed">
        <SearchTabs label={texts.parts} to={programmePath} tabs={tabs} current={tab} />
      </div>
      {isCut || (data === undefined && error !== null) ? (
        <ErrorState {...(isCut && { message: texts.offline })} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={8} height={72} />
      ) : tab === 'gaps' ? (
        <div className={classes['table']}>
          <GapTable items={items} hasLinks />
        </div>
      ) : tab === 'history' ? (
        <div className={classes['table']}>
          <HistoryTable checks={data.checks} online={online} />
        </div>
      ) : (
        <div className={classes['parts']}>
          <div className={`${classes['bar'] ?? ''} ws-not-printed`}>
            <SaveLine state={saving.state} onRetry={() => void saving.retry()} />
            {firstOpen !== undefined && (
              <span>
                {texts.notComplete(result.unanswered)}.{' '}
                <a href={`#item-${firstOpen}`} onClick={(event) => goTo(event, firstOpen)}>
                  {texts.firstOpen}
                </a>
              </span>
            )}
          </div>
          {!online && (
            <p role="status" className="ws-note">
              {texts.offline}
            </p>
          )}
          <ResultCard
            result={result}
            subtitle={texts.answered(itemIds.length - result.unanswered, itemIds.length)}
          />
          {sectionIds.map((section) => (
            <Card
              key={section}
              title={sectionNames[section]}
              aside={
                <b className={classes['percent']}>{texts.percent(result.sections[section])}</b>
              }
              flush
            >
              <ul className={classes['items']}>
                {itemsOfSection(section).map((item_id) => (
                  <ItemRow
                    key={item_id}
                    item={items.find((item) => item.item_id === item_id) ?? emptyItem(item_id)}
                    fact={factText(data.facts, itemOf(item_id).fact)}
                    factTo={linkOf(item_id)}
                    today={dayAt(zone, now)}
                    onChange={saving.change}
                  />
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </Screen>
  );
}

/** Whether everything is saved, and the way to try again. */
function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <span role="status" data-save={state}>
      {texts[state]}
      {state === 'failed' && (
        <Button size="compact-sm" variant="default" ml={8} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </span>
  );
}

/** Shows the item that the address names, as links of gaps do. */
function useTarget(isShown: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (isShown && hash !== '') show(hash);
  }, [isShown, hash]);
}

function goTo(event: { preventDefault: () => void }, item_id: ItemId): void {
  event.preventDefault();
  show(`item-${item_id}`);
}

function show(id: string): void {
  const item = document.getElementById(id);
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

/** Every item, in order, also those without a row. */
function allItems(items: readonly AnsweredItem[]): AnsweredItem[] {
  const known = new Map(items.map((item) => [item.item_id, item]));
  return itemIds.map((item_id) => known.get(item_id) ?? emptyItem(item_id));
}

function emptyItem(item_id: ItemId): AnsweredItem {
  return {
    ...{ item_id, answer: null, note: '', owner_user_id: null, owner_name: null },
    due_date: null,
  };
}

function linkOf(item_id: ItemId): string | null {
  const { fact } = itemOf(item_id);
  return fact === undefined ? null : factLinks[fact];
}
