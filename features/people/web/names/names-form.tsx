import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { showFailure, useSave, useWrongField } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { countOf } from '#packages/kit';
import { useCopy, useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, inSlices, showToast } from '#packages/ui';
import { createUser } from '#people/contract';
import { personName, typedNames } from '#people/domain';
import type { TypedName } from '#people/domain';
import { peopleNames } from '#people/offline';
import { TagMultiSelect } from '#tags/web';
import { bringHere } from '../actions/bring-here.ts';
import { useHasPlaces } from '../use-has-places.ts';
import classes from './names-form.module.css';

interface Props {
  /** Tags, jobs and locations that are chosen at first. */
  tag_ids?: readonly string[];
  onDone?: (user_ids: readonly string[]) => void;
}

const texts = {
  label: 'Names, one in each line',
  about: 'People without an account. They can get an access link, or an account later.',
  tags: 'Their jobs, locations and tags',
  submit: 'Add people',
  adding: 'Adding people',
  offline: 'Connect to add people.',
} as const;

/** Adds people whose names are typed or pasted, with their job and location, without accounts. */
export function NamesForm({ tag_ids = [], onDone }: Props) {
  const form = useSave({ names: '', tag_ids: [...tag_ids] });
  const { online } = useSyncStatus();
  const hasPlaces = useHasPlaces();
  const add = useAddNames();
  const { values, errors, isBusy, change, save, discard, text } = form;
  const frame = useWrongField<HTMLFormElement>(errors);
  const twice = useKnownNames(values.names);

  function submit() {
    const read = typedNames(values.names);
    if (read.is === 'problem') return form.refuse({ names: read.text });
    let added: readonly string[] = [];
    void save({
      send: () => add(read.names, values.tag_ids, (user_ids) => (added = user_ids)),
      onDone: () => {
        discard();
        onDone?.(added);
      },
    });
  }

  return (
    <Form ref={frame} label={texts.submit} onSubmit={() => online && submit()}>
      <div className={classes['fields']}>
        <Textarea
          label={texts.label}
          description={texts.about}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={'Ana Ruiz\nSiosaia Taufa'}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={20_000}
          autoComplete="off"
          spellCheck={false}
          {...text('names')}
        />
        <TagMultiSelect
          label={hasPlaces ? texts.tags : 'Their tags'}
          types={hasPlaces ? ['location', 'job', 'default'] : ['default']}
          value={values.tag_ids}
          error={errors['tag_ids']}
          onChange={(next) => change({ tag_ids: next })}
        />
        <div className={classes['actions']}>
          <ActionNote>{online ? twice : texts.offline}</ActionNote>
          <Button type="submit" loading={isBusy} disabled={!online}>
            {texts.submit}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** Who of the typed people has the same name as somebody who exists: they may be meant. */
function useKnownNames(typed: string): string {
  const { data: people = [] } = useCopy(peopleNames, {});
  const read = typedNames(typed);
  if (read.is === 'problem') return '';
  const known = new Set(people.map(({ name }) => name.toLowerCase()));
  const twice = read.names.filter((name) => known.has(personName(name).toLowerCase()));
  const [first] = twice;
  if (first === undefined) return '';
  const others = twice.length > 1 ? ` and ${countOf(twice.length - 1, 'other')}` : '';
  return `Somebody named ${personName(first)}${others} exists already.`;
}

/** Adds the people one after another. A name keeps its id, so a repeated attempt adds nobody twice. */
function useAddNames() {
  const client = useClient();
  const bridge = useCopyBridge();
  const ids = useRef(new Map<string, string>());

  return async (
    names: readonly TypedName[],
    tag_ids: readonly string[],
    onAdded: (user_ids: readonly string[]) => void,
  ): Promise<Refused> => {
    const people = names.map((name) => ({ ...name, user_id: idOf(personName(name)) }));
    try {
      await inSlices({
        ...{ label: texts.adding, items: people, size: 1 },
        send: async (slice) => {
          for (const person of slice) {
            await client.call(createUser, {
              query: { fromPortal: 'True' },
              body: { ...person, tag_ids: [...tag_ids] },
            });
          }
        },
      });
    } catch (failure) {
      return showFailure(failure, { fields: ['tag_ids'] });
    } finally {
      await bringHere(bridge);
    }
    // The same names typed again are other people.
    ids.current.clear();
    onAdded(people.map(({ user_id }) => user_id));
    showToast({ kind: 'done', text: `${countOf(people.length, 'person', 'people')} added.` });
    return null;
  };

  function idOf(name: string): string {
    const known = ids.current.get(name) ?? newId();
    ids.current.set(name, known);
    return known;
  }
}
