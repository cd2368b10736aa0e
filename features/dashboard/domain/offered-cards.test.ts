import { expect, test } from 'vitest';
import { offeredCards } from './offered-cards.ts';

const heatStress = { _show_preview_features: true, _beta: ['heat stress'] };

test.each([
  [{}, []],
  [heatStress, ['weather_overview']],
  [{ ...heatStress, _show_preview_features: false }, []],
  [{ _heat_index_threshold: 38 }, ['heat_exposure_accumulation']],
  [{ _heat_index_threshold: null }, []],
  [
    { ...heatStress, _heat_index_threshold: 38 },
    ['weather_overview', 'heat_exposure_accumulation'],
  ],
])(
  '[PLAT-24] an organisation with %j offers the cards %j beside the hydration cards',
  (metadata, more) => {
    const all = offeredCards(metadata);
    expect(all.slice(0, 7)).toContain('calendar');
    expect(all.slice(7)).toEqual(more);
  },
);
