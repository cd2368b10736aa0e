import { useSearch } from '@tanstack/react-router';
import { Screen, SearchTabs, useTitle } from '#packages/ui';
import { FormulaList } from '../formulas/formula-list.tsx';
import { FormulaNumbers } from '../formulas/formula-numbers.tsx';
import { MessageList } from '../outbox/message-list.tsx';
import { serviceSearchOf } from '../service-search.ts';
import type { ServiceSearch, ServiceTab } from '../service-search.ts';
import { serviceTexts } from '../service-texts.ts';
import { ServiceList } from '../services/service-list.tsx';

const tabs: readonly { key: ServiceTab; word: string; search: ServiceSearch }[] = [
  { key: 'services', word: 'Services', search: {} },
  { key: 'outbox', word: 'Outbox', search: { tab: 'outbox' } },
  { key: 'formulas', word: 'Formulas', search: { tab: 'formulas' } },
];

/** /settings/services, and with `?formula=` the numbers of one formula. */
export function ServicesScreen() {
  const { tab = 'services', formula } = serviceSearchOf(useSearch({ strict: false }));
  useTitle('Services');
  if (formula !== undefined) return <FormulaNumbers key={formula} id={formula} />;
  return (
    <Screen
      ready
      title={<span className="ws-not-printed">Services</span>}
      sentence={<span className="ws-not-printed">{serviceTexts.sentence}</span>}
    >
      <div className="ws-not-printed">
        <SearchTabs
          label="Parts of the services"
          to="/settings/services"
          tabs={tabs}
          current={tab}
        />
      </div>
      {tab === 'services' && <ServiceList />}
      {tab === 'outbox' && <MessageList />}
      {tab === 'formulas' && <FormulaList />}
    </Screen>
  );
}
