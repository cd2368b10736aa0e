import { Link } from '@tanstack/react-router';
import { moduleLanguages } from '#education/contract';
import type { WholeModule } from '#education/contract';
import { publishProblems } from '#education/domain';
import { countOf, countText } from '#packages/kit';
import { Card } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';
import { ModuleFrame } from './module-frame.tsx';
import classes from './module.module.css';

/** /education/modules/{uuid}: what a module consists of, and what is missing. */
export function SummaryScreen() {
  return <ModuleFrame>{(module, mayEdit) => <Summary {...{ module, mayEdit }} />}</ModuleFrame>;
}

function Summary({ module, mayEdit }: { module: WholeModule; mayEdit: boolean }) {
  const { sections, questions, pass_mark, attempts, valid_months, days_to_complete } = module;
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
  // Without the right answers a manager cannot see what is missing.
  const problems = mayEdit ? publishProblems(module) : [];
  const facts: readonly (readonly [string, string])[] = [
    ['Description', module.description || '–'],
    ['Language', moduleLanguages[module.language]],
    ['Training', texts.sizeOf(sections.length, minutes)],
    ['Assessment', countOf(questions.length, 'question')],
    ['Pass mark', `${String(pass_mark)} %`],
    ['Attempts', attempts === 0 ? 'No limit' : countText(attempts)],
    ['Valid for', texts.validFor(valid_months)],
    ['Days to complete', countText(days_to_complete)],
    ['Certificate', module.has_certificate ? 'Yes' : 'No'],
  ];
  return (
    <Card title="Summary">
      <dl className="ws-facts">
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <>
          <h3 className={classes['complete']}>
            {problems.length === 0 ? texts.nothingMissing : texts.missing}
          </h3>
          {problems.length === 0 && module.state === 'Published' && (
            <p className={classes['next']}>
              <Link
                to="/education/modules/$module_id/assignments"
                params={{ module_id: module.module_id }}
              >
                {texts.toAssignments}
              </Link>
            </p>
          )}
          {problems.length > 0 && (
            <ul className={classes['problems']}>
              {problems.map(({ path, part, text }) => (
                <li key={path}>
                  <Link
                    to={`/education/modules/$module_id/${part}`}
                    params={{ module_id: module.module_id }}
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  );
}
