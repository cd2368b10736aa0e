import { alertTexts } from '../alert-texts.ts';
import classes from './wizard.module.css';

interface Props {
  step: number;
  /** The last step that can be opened. */
  furthest: number;
  onStep: (step: number) => void;
}

/** The steps of the form. Those that were reached are buttons. */
export function WizardSteps({ step, furthest, onStep }: Props) {
  return (
    <nav aria-label="Steps">
      <ol className={classes['steps']}>
        {alertTexts.steps.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={classes['step']}
              data-done={index < step}
              aria-current={index === step ? 'step' : undefined}
              disabled={index > furthest}
              onClick={() => onStep(index)}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
