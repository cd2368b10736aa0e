import { useSave, useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { changeUser } from '#people/contract';
import { cleanNames, nameProblems } from '#people/domain';
import { bringHere } from '../actions/bring-here.ts';
import { profileTexts } from './profile-texts.ts';

/** The person whose names are changed, as stored. */
interface Named {
  user_id: string;
  name_first: string;
  name_last: string;
}
type Names = Pick<Named, 'name_first' | 'name_last'>;

/** The form for the own names. */
export function useProfileForm({ user_id, name_first, name_last }: Named) {
  const client = useClient();
  const bridge = useCopyBridge();
  const { write } = useWrite();
  const stored = { name_first, name_last };
  const form = useSave<Names>(stored);
  const changed = changedNames(stored, form.values);

  const save = () =>
    form.save({
      problems: { ...nameProblems(form.values) },
      send: async () => {
        const refused = await write(
          () => client.call(changeUser, { body: { user_id, ...changed } }),
          { done: profileTexts.saved, failed: profileTexts.failed },
        );
        // Typed values are kept until the copy has them.
        return refused ?? ((await bringHere(bridge)) ? null : {});
      },
    });

  return { ...form, isChanged: Object.keys(changed).length > 0, save };
}

function changedNames(stored: Names, values: Names): Partial<Names> {
  const { name_first, name_last } = cleanNames(values);
  return {
    ...(name_first === stored.name_first ? {} : { name_first }),
    ...(name_last === stored.name_last ? {} : { name_last }),
  };
}
