import { changeOrganisation, removeLogo, setLogo } from '#organisation/contract';
import type { OrganisationChange } from '#organisation/contract';
import { useSave, useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { settingsMessages } from './settings-messages.ts';

/** Writes of /settings/org. Each one syncs the copy before the form is released. */
export function useOrganisationActions() {
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });

  /** Saves a section; `back` is the change for the toast's Undo button. */
  const save = (body: OrganisationChange, back?: OrganisationChange): Promise<Refused> =>
    write(() => client.call(changeOrganisation, { body }), {
      done: settingsMessages.updated,
      undo: back && (() => save(back, body)),
    });

  /** Sets the logo, null for none. */
  const saveLogo = (org_id: string, image: string | null): Promise<Refused> =>
    write<unknown>(
      () =>
        image === null
          ? client.call(removeLogo, { params: { org_id } })
          : client.call(setLogo, { params: { org_id }, body: { image } }),
      { done: settingsMessages.updated },
    );

  return { save, saveLogo };
}

/** State of one section of the settings. */
export function useSection<Values extends object>(stored: Values) {
  const form = useSave(stored);
  const actions = useOrganisationActions();
  return {
    ...form,
    save: (change: OrganisationChange, back?: OrganisationChange): Promise<void> =>
      form.save({ send: () => actions.save(change, back) }),
  };
}

type Metadata = Required<NonNullable<OrganisationChange['metadata']>>;

/**
 * State of a section with one setting.
 *
 * @param before the stored setting; undefined if there is nothing to go back to
 * @param shown what its field shows for it
 */
export function useSetting<Name extends keyof Metadata & string, Shown>(
  name: Name,
  before: Metadata[Name] | undefined,
  shown: Shown,
) {
  const form = useSection({ shown });
  const field = `metadata.${name}`;
  const changeTo = (value: Metadata[Name]): OrganisationChange => ({
    metadata: { [name]: value },
  });
  return {
    form,
    value: form.values.shown,
    error: form.errors[field],
    setValue: (typed: Shown) => form.change({ shown: typed }),
    /** Shows why the value cannot be saved. */
    refuse: (sentence: string) => form.refuse({ [field]: sentence }),
    save: (value: Metadata[Name]) =>
      form.save(changeTo(value), before === undefined ? undefined : changeTo(before)),
  };
}
