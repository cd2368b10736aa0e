import { Button, Checkbox } from '@mantine/core';
import type { PermissionScope } from '#people/domain';
import { accountLevels, measurementLevels } from '#permissions/contract';
import { permissionSentence, sliderLabels } from '#permissions/domain';
import { managerFloor, shownSliders, withManager, withSliders } from './access-draft.ts';
import { LevelSlider } from './level-slider.tsx';
import classes from './access-fields.module.css';

interface Props {
  scope: PermissionScope;
  error?: string | undefined;
  onChange: (scope: PermissionScope) => void;
  onRemove: () => void;
}

/** The permission over the members of one tag, or over everybody, with its description. */
export function AccessScope({ scope, error, onChange, onRemove }: Props) {
  const { tag, tag_id, access } = scope;
  const name = tag ?? 'All people';
  const [manages, isLimited] = [access.includes('manager'), access.includes('limited')];
  const [sliders, labels] = [shownSliders(scope), sliderLabels(access, tag_id)];
  const least = manages ? managerFloor : { account: 0, measurement: 0 };
  return (
    <fieldset className={classes['scope']}>
      <legend>{name}</legend>
      <div className={classes['head']}>
        <Checkbox
          label={tag === null ? 'Manager of all people' : 'Manager'}
          checked={manages}
          disabled={isLimited}
          onChange={(event) => onChange(withManager(scope, event.currentTarget.checked))}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Remove ${name} from the access`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
      {tag === null && (
        <Checkbox
          label="Limited: can sign in and see only themselves"
          checked={isLimited}
          onChange={(event) =>
            onChange({ ...scope, access: event.currentTarget.checked ? ['limited'] : [] })
          }
        />
      )}
      <LevelSlider
        label="Account access"
        levels={accountLevels}
        value={sliders.account}
        least={least.account}
        word={labels.account}
        disabled={isLimited}
        onChange={(account) => onChange(withSliders(scope, { account }))}
      />
      <LevelSlider
        label="Measurement access"
        levels={measurementLevels}
        value={sliders.measurement}
        least={least.measurement}
        word={labels.measurement}
        disabled={isLimited}
        onChange={(measurement) => onChange(withSliders(scope, { measurement }))}
      />
      <p className={classes['sentence']}>{permissionSentence(access, tag)}</p>
      {error !== undefined && <p className={classes['error']}>{error}</p>}
    </fieldset>
  );
}
