import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '#packages/ui';
import type { PackContent } from '#rule-packs/contract';
import type { ListedPack } from '#rule-packs/offline';
import { packTexts as texts } from '../pack-texts.ts';
import { exemptionText, validText } from '../pack-words.ts';
import { useUnit } from '../use-unit.ts';
import { DutyTable } from './duty-table.tsx';
import classes from './pack.module.css';

interface Props {
  pack: PackContent;
  /** Null for an earlier version, which no location follows. */
  locations: ListedPack['locations'] | null;
  /** They may make alert rules of the duties. */
  mayMakeRules?: boolean;
  /** Cards below the duties. */
  children?: ReactNode;
}

/** What a pack says: where it is from, and its duties. */
export function PackDetails({ pack, locations, mayMakeRules = false, children }: Props) {
  const unit = useUnit();
  const option = pack.options.find(({ key }) => key === pack.option);
  return (
    <div className={classes['cards']}>
      <Card title={texts.aboutPack} subtitle={texts.guidance}>
        <dl className={classes['facts']}>
          <Fact name={texts.certainty}>{pack.note}</Fact>
          <Fact name={texts.source}>
            {pack.source}
            {pack.source_url !== null && (
              <>
                {' '}
                <a href={pack.source_url} target="_blank" rel="noreferrer">
                  {texts.openSource}
                </a>
              </>
            )}
          </Fact>
          <Fact name={texts.valid}>{validText(pack)}</Fact>
          {option !== undefined && <Fact name={texts.option}>{option.name}</Fact>}
          <Fact name={texts.exemptions}>
            {pack.exemptions.length === 0
              ? texts.noExemptions
              : pack.exemptions.map((each) => exemptionText(each, unit)).join('; ')}
          </Fact>
          {locations !== null && (
            <Fact name={texts.usedBy}>
              <UsedBy locations={locations} />
            </Fact>
          )}
        </dl>
      </Card>
      <Card title={texts.duties} subtitle={texts.dutiesAbout}>
        <DutyTable pack={pack} locations={mayMakeRules ? locations : null} />
      </Card>
      {children}
    </div>
  );
}

function UsedBy({ locations }: { locations: ListedPack['locations'] }) {
  if (locations.length === 0) return texts.usedByNone;
  return (
    <ul className={classes['locations']}>
      {locations.map(({ tag_id, name }) => (
        <li key={tag_id}>
          <Link to="/settings/locations/$tag_id" params={{ tag_id }} search={{ tab: 'rule-packs' }}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
