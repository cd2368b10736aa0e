import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { CallError, useAnswer } from '#packages/http/web';
import { dateText, dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  Card,
  EmptyState,
  ErrorState,
  PrintHead,
  printPage,
  Screen,
  TextSkeleton,
  useTitle,
  useZone,
} from '#packages/ui';
import { itemOf, readProgrammeCheck, sectionIds } from '#programme/contract';
import type { AnswerId, ItemId, WholeCheck } from '#programme/contract';
import { changedAnswers, itemsOfSection } from '#programme/domain';
import { GapTable } from './gap-table.tsx';
import { programmePath } from './programme-search.ts';
import { answerNames, factText, programmeTexts as texts, sectionNames } from './programme-texts.ts';
import { ResultCard } from './result-card.tsx';
import classes from './check-screen.module.css';

const crumbs = (
  <Link to={programmePath} search={{ tab: 'history' }}>
    {texts.history}
  </Link>
);

/** A finished self-check, compared with the one before, for print. */
export function CheckScreen({ check_id }: { check_id: string }) {
  const { data, error, refetch } = useAnswer(readProgrammeCheck, { params: { id: check_id } });
  useTitle(texts.title);
  if (data !== undefined) return <CheckDetails check={data} />;
  const isGone = error instanceof CallError && error.code === 'NOT_FOUND';
  return (
    <Screen ready={error !== null} title={isGone ? texts.notFound : texts.title} crumbs={crumbs}>
      {isGone ? (
        <EmptyState title={texts.notFound} text={texts.gone} />
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton widths={[40, 60, 50]} />
      )}
    </Screen>
  );
}

function CheckDetails({ check }: { check: WholeCheck }) {
  const { result, items, before, by_name } = check;
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const zone = useZone();
  const time = Date.parse(check.finished_time);
  const title = `${texts.title}, ${dateText(time, zone)}`;
  const sentence = texts.finishedBy(dateTimeText(time, zone), by_name ?? texts.erased);
  return (
    <Screen
      ready={organisation !== undefined && logo !== undefined}
      title={<span className="ws-not-printed">{title}</span>}
      tabTitle={title}
      sentence={<span className="ws-not-printed">{sentence}.</span>}
      crumbs={<span className="ws-not-printed">{crumbs}</span>}
      actions={
        <Button
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          onClick={() => void printPage(title)}
        >
          {texts.print}
        </Button>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={title}
        sentence={sentence}
        made=""
      />
      <p className="ws-note">{texts.guidance}</p>
      <div className={classes['parts']}>
        <ResultCard
          result={result}
          before={before?.result ?? null}
          subtitle={
            before === null
              ? texts.firstCheck
              : texts.compared(dateText(Date.parse(before.finished_time), zone))
          }
        />
        {before !== null && (
          <Card title={texts.changed}>
            <Changes check={check} before={before} />
          </Card>
        )}
        <div>
          <h2>{texts.gaps}</h2>
          <GapTable items={items} />
        </div>
        <Card title={texts.answers}>
          <Answers check={check} />
        </Card>
      </div>
    </Screen>
  );
}

/** Every answer with its note, by section. */
function Answers({ check }: { check: WholeCheck }) {
  const answers = new Map(check.items.map((item) => [item.item_id, item]));
  return sectionIds.map((section) => (
    <section key={section} className={classes['section']} aria-label={sectionNames[section]}>
      <h3>{sectionNames[section]}</h3>
      <dl>
        {itemsOfSection(section).map((item_id) => {
          const item = answers.get(item_id);
          return (
            <div key={item_id}>
              <dt>{itemText(check, item_id)}</dt>
              <dd>
                <b>{answerText(item?.answer ?? null)}</b>
                {item !== undefined && item.note !== '' && <p>{item.note}</p>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}

/** An item with its source and what our own data said. */
function itemText({ facts }: WholeCheck, item_id: ItemId): string {
  const { text, paragraph, fact } = itemOf(item_id);
  const known = factText(facts, fact);
  const source = paragraph === null ? texts.practice : texts.paragraph(paragraph);
  return `${text} ${source}${known === null ? '' : ` · ${known}`}`;
}

function Changes({ check, before }: { check: WholeCheck; before: { items: WholeCheck['items'] } }) {
  const changes = changedAnswers(before.items, check.items);
  if (changes.length === 0) return <p>{texts.noneChanged}</p>;
  return (
    <ul className={classes['changes']}>
      {changes.map((change) => (
        <li key={change.item_id}>
          {itemOf(change.item_id).text}{' '}
          <b>
            {answerText(change.before)} → {answerText(change.after)}
          </b>
        </li>
      ))}
    </ul>
  );
}

function answerText(answer: AnswerId | null): string {
  return answer === null ? texts.noAnswer : answerNames[answer];
}
