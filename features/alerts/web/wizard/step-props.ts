import type { DraftErrors, DraftOf, DraftPlace, RuleDraft, TriggerDraft } from './rule-draft.ts';
import type { ScopeChoice } from './use-scope-tags.ts';

/** What the form takes from the organisation. */
export interface WizardSetting extends Omit<DraftPlace, 'now'> {
  tags: readonly ScopeChoice[];
  hasRoster: boolean;
}

/** What every step gets. */
export interface StepProps {
  draft: RuleDraft;
  errors: DraftErrors;
  setting: WizardSetting;
  onChange: (parts: Partial<RuleDraft>) => void;
}

/** What the fields of one type get. */
export interface TriggerProps<Kind extends TriggerDraft['kind']> {
  trigger: DraftOf<Kind>;
  errors: DraftErrors;
  setting: WizardSetting;
  onChange: (trigger: DraftOf<Kind>) => void;
}
