import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Screen, TabBar } from '#packages/ui';
import { FormulaList } from '../formulas/formula-list.tsx';
import { FormulaNumbers } from '../formulas/formula-numbers.tsx';
import { LetterList } from '../outbox/letter-list.tsx';
import { serviceSearchOf } from '../service-search.ts';
import type { ServiceTab } from '../service-search.ts';
import { serviceTexts } from '../service-texts.ts';
import { ServiceList } from '../services/service-list.tsx';

const tabs: readonly { key: ServiceTab; word: string }[] = [
  { key: 'services', word: 'Services' },
  { key: 'outbox', word: 'Outbox' },
  { key: 'formulas', word: 'Formulas' },
];

/** /settings/services, and with `?formula=` the numbers of one. */
export function ServicesScreen() {
  const { tab = 'services', formula } = serviceSearchOf(useSearch({ strict: false }));
  useEffect(() => {
    document.title = 'Services · Watershade';
  }, []);
  if (formula !== undefined) return <FormulaNumbers key={formula} id={formula} />;
  return (
    <Screen
      ready
      title={<span className="ws-not-printed">Services</span>}
      sentence={<span className="ws-not-printed">{serviceTexts.sentence}</span>}
    >
      <div className="ws-not-printed">
        <TabBar label="Parts of the services" current={tab}>
          {tabs.map(({ key, word }) => (
            <Link
              key={key}
              to="/settings/services"
              search={key === 'services' ? {} : { tab: key }}
              // Else the first one would be told as the current page on all of them.
              activeOptions={{ exact: true, includeSearch: true }}
              activeProps={{}}
              aria-current={key === tab ? 'page' : undefined}
            >
              {word}
            </Link>
          ))}
        </TabBar>
      </div>
      {tab === 'services' && <ServiceList />}
      {tab === 'outbox' && <LetterList />}
      {tab === 'formulas' && <FormulaList />}
    </Screen>
  );
}
