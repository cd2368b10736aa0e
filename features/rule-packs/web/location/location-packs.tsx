import { Button, Checkbox, Radio, Select, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { SectionForm, useSave } from '#packages/form/web';
import { useAnswer } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { ErrorState, TextSkeleton, useDelayPageReady } from '#packages/ui';
import { industries, suggestRulePacks } from '#rule-packs/contract';
import type { CallData } from '#packages/http/contract';
import type { Industry } from '#rule-packs/contract';
import { locationChoice } from '#rule-packs/offline';
import type { ListedPack, LocationChoice } from '#rule-packs/offline';
import type { TagTabProps } from '#tags/web';
import { industryWords, packTexts as texts, statusWords } from '../pack-texts.ts';
import { jurisdictionText } from '../pack-words.ts';
import { useChoiceWrites } from './use-choice-writes.ts';
import type { Choice } from './use-choice-writes.ts';
import classes from './location-packs.module.css';

/** Chooses the rule packs that a location follows. */
export function LocationPacksTab({ tag: { tag_id } }: TagTabProps) {
  const { data, error, refetch } = useCopy(locationChoice, { location_id: tag_id });
  useDelayPageReady(data === undefined && error === null);
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton widths={[40, 70, 60]} />;
  return <ChoiceForm key={tag_id} location_id={tag_id} stored={data} />;
}

const unknown = 'unknown';

interface Props {
  location_id: string;
  stored: LocationChoice;
}

function ChoiceForm({ location_id, stored: { packs, choice, mayChoose } }: Props) {
  const form = useSave<Choice>({
    rule_pack_ids: choice?.rule_pack_ids ?? [],
    industry: choice?.industry ?? null,
    radiant_heat: choice?.radiant_heat ?? null,
  });
  const { online } = useSyncStatus();
  const save = useChoiceWrites({ location_id, packs, choice }, form);
  const suggestion = useAnswer(
    suggestRulePacks,
    { params: { id: location_id } },
    { enabled: mayChoose && online },
  );
  const suggested = new Set(suggestion.data?.rule_pack_ids);
  const { rule_pack_ids, industry, radiant_heat } = form.values;
  const chosen = new Set(rule_pack_ids);
  // A retired pack that was unticked can be ticked again until the choice is saved.
  const before = new Set(choice?.rule_pack_ids);
  const shown = packs.filter(
    ({ rule_pack_id: id, retired_time }) =>
      retired_time === null || chosen.has(id) || before.has(id),
  );
  const missing = [...suggested].filter((id) => !chosen.has(id));
  return (
    <SectionForm
      title={texts.chooseTitle}
      about={`${texts.chooseAbout} ${texts.guidance}`}
      form={form}
      needsConnection={texts.needsConnection}
      mayChange={mayChoose}
      note={mayChoose ? '' : texts.chooseReadOnly}
      onSave={() => void save()}
    >
      {mayChoose ? (
        <>
          <Suggestion {...{ online, suggestion: suggestion.data }} error={suggestion.error} />
          {missing.length > 0 && (
            <Button
              variant="default"
              className={classes['suggest']}
              onClick={() => form.change({ rule_pack_ids: [...rule_pack_ids, ...missing] })}
            >
              {texts.useSuggested}
            </Button>
          )}
          <Checkbox.Group
            label={texts.packs}
            value={[...rule_pack_ids]}
            error={form.errors['rule_pack_ids']}
            onChange={(next) => form.change({ rule_pack_ids: next })}
          >
            <Stack gap={10} mt={6}>
              {bySuggestion(shown, suggested).map((pack) => (
                <Checkbox
                  key={pack.rule_pack_id}
                  value={pack.rule_pack_id}
                  label={pack.pack.name}
                  description={aboutPack(pack, suggested.has(pack.rule_pack_id))}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Select
            label={texts.industry}
            description={texts.industryHint}
            data={[
              { value: unknown, label: texts.unknown },
              ...industries.map((value) => ({ value, label: industryWords[value] })),
            ]}
            value={industry ?? unknown}
            allowDeselect={false}
            error={form.errors['industry']}
            onChange={(next) =>
              form.change({ industry: next === unknown ? null : (next as Industry) })
            }
          />
          <Radio.Group
            label={texts.radiantHeat}
            value={radiant_heat === null ? unknown : String(radiant_heat)}
            error={form.errors['radiant_heat']}
            onChange={(next) =>
              form.change({ radiant_heat: next === unknown ? null : next === 'true' })
            }
          >
            <div className={classes['answers']}>
              <Radio value="true" label={texts.yes} />
              <Radio value="false" label={texts.no} />
              <Radio value={unknown} label={texts.unknown} />
            </div>
          </Radio.Group>
        </>
      ) : (
        <Chosen packs={shown.filter(({ rule_pack_id }) => chosen.has(rule_pack_id))} />
      )}
    </SectionForm>
  );
}

interface SuggestionProps {
  online: boolean;
  suggestion: CallData<typeof suggestRulePacks> | undefined;
  error: Error | null;
}

function Suggestion({ online, suggestion, error }: SuggestionProps) {
  return <p className={classes['note']}>{suggestionText({ online, suggestion, error })}</p>;
}

function suggestionText({ online, suggestion, error }: SuggestionProps): string {
  if (suggestion === undefined) {
    return online && error === null ? '\u00a0' : texts.suggestionOffline;
  }
  const { place, rule_pack_ids } = suggestion;
  if (place === null) return texts.noPlace;
  if (rule_pack_ids.length === 0) return texts.noSuggestion;
  const state = /^[A-Z]{2}$/.test(place.state) ? place.state : null;
  return texts.suggestedBy(place.town, jurisdictionText({ country: place.country, state }));
}

function Chosen({ packs }: { packs: readonly ListedPack[] }) {
  if (packs.length === 0) return <p>{texts.noPacks}</p>;
  return (
    <ul className={classes['chosen']}>
      {packs.map((each) => (
        <li key={each.rule_pack_id}>
          <Link
            to="/settings/rule-packs/$rule_pack_id"
            params={{ rule_pack_id: each.rule_pack_id }}
          >
            {each.pack.name}
          </Link>{' '}
          <small>{aboutPack(each, false)}</small>
        </li>
      ))}
    </ul>
  );
}

/** 'Suggested · Oregon, United States · In force'. */
function aboutPack({ pack, retired_time, is_built_in }: ListedPack, isSuggested: boolean): string {
  return [
    ...(isSuggested ? [texts.suggested] : []),
    ...(retired_time === null ? [] : [texts.retired]),
    ...(is_built_in ? [] : [texts.own]),
    jurisdictionText(pack),
    // A retired pack asks for nothing, whatever the status of its law.
    ...(retired_time === null ? [statusWords[pack.status]] : []),
  ].join(' · ');
}

/** The suggested packs first; otherwise the order stays. */
function bySuggestion(packs: readonly ListedPack[], suggested: ReadonlySet<string>): ListedPack[] {
  const rank = ({ rule_pack_id }: ListedPack) => (suggested.has(rule_pack_id) ? 0 : 1);
  return packs.toSorted((a, b) => rank(a) - rank(b));
}
