import { SettingsSection } from '#packages/ui';
import { TagMultiSelect } from '#tags/web';
import { useHasPlaces } from '../use-has-places.ts';
import { formTexts } from './form-texts.ts';
import classes from './person-form.module.css';
import type { PersonFormState } from './use-person-form.ts';

/** Tags of a person and, with heat stress, jobs and locations. */
export function TagSections({ form }: { form: PersonFormState }) {
  const { draft, errors, change } = form;
  const hasPlaces = useHasPlaces();
  const problem = errors['tag_ids'];
  return (
    <>
      <SettingsSection title="Tags" about={formTexts.tagsAbout}>
        <TagMultiSelect
          label="Tags"
          types={['default']}
          allowNew
          value={draft.defaultTags}
          error={problem ?? null}
          onChange={(defaultTags) => change({ defaultTags })}
        />
      </SettingsSection>
      {hasPlaces && (
        <SettingsSection title="Jobs and locations" about={formTexts.placesAbout}>
          <div className={classes['pair']}>
            <TagMultiSelect
              label="Jobs"
              types={['job']}
              allowNew
              value={draft.jobs}
              onChange={(jobs) => change({ jobs })}
            />
            <TagMultiSelect
              label="Locations"
              types={['location']}
              allowNew
              value={draft.locations}
              onChange={(locations) => change({ locations })}
            />
          </div>
        </SettingsSection>
      )}
    </>
  );
}
