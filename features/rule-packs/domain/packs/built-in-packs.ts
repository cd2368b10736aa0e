import { packContent } from '#rule-packs/contract';
import type { RulePack } from '#rule-packs/contract';
import { california3395, california3396 } from './california.ts';
import { emirates, qatar } from './gulf.ts';
import type { PackFields } from './pack-fields.ts';
import { maryland, oregon, washington } from './states.ts';
import { niosh2016, osha2024 } from './united-states.ts';

const contents: Readonly<Record<string, PackFields>> = {
  'us-osha-2024': osha2024,
  'us-ca-3395': california3395,
  'us-ca-3396': california3396,
  'us-or-437-002-0156': oregon,
  'us-wa-296-62-095': washington,
  'us-md-09-12-32': maryland,
  'qa-17-2021': qatar,
  'ae-44-2022': emirates,
  'niosh-2016-106': niosh2016,
};

/** The packs that are part of the product. A change of one raises its version. */
export const builtInPacks: readonly RulePack[] = Object.entries(contents).map(
  ([rule_pack_id, content]) => ({
    ...{ rule_pack_id, version: 1, retired_time: null },
    pack: packContent.parse(content),
  }),
);
