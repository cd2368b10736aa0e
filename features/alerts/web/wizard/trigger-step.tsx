import { ConditionFields } from './condition-fields.tsx';
import { GroupFields } from './group-fields.tsx';
import { PeriodicFields } from './periodic-fields.tsx';
import { StatusFields } from './status-fields.tsx';
import type { StepProps } from './step-props.ts';

/** Step 2: the fields of the chosen type. */
export function TriggerStep({ draft: { trigger }, errors, setting, onChange }: StepProps) {
  const parts = {
    errors,
    setting,
    onChange: (next: typeof trigger) => onChange({ trigger: next }),
  };
  switch (trigger.kind) {
    case 'periodic':
      return <PeriodicFields trigger={trigger} {...parts} />;
    case 'conditional':
      return <ConditionFields trigger={trigger} {...parts} />;
    case 'status':
      return <StatusFields trigger={trigger} {...parts} />;
    case 'aggregate_percent':
      return <GroupFields trigger={trigger} {...parts} />;
  }
}
