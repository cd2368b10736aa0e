import { mostWater } from '#heat/domain';
import type { ShiftSupplies } from '#morning-sheets/domain';
import type { SiteSupplies } from '#morning-sheets/offline';
import { waterText } from '#morning-sheets/web';
import type { TemperatureUnit } from '#organisation/domain';
import { countOf, listText } from '#packages/kit';
import { pickOf } from '#supplies/domain';
import type { PickList, Sizes } from '#supplies/domain';
import { supplyTexts as texts } from './supply-texts.ts';

/** Why the litres are as many as they are. */
export function whyText(supplies: ShiftSupplies): string {
  const { floor, person_hours } = supplies;
  // A rule may ask for more to be there than anybody should drink.
  const isTooMuch = floor > mostWater * person_hours + 1e-6;
  return [reasonText(supplies), ...(isTooMuch ? [texts.atHand] : [])].join(' ');
}

function reasonText({ by, floor, need, asked_by }: ShiftSupplies): string {
  const [least, loss] = [numberText(floor, 'L'), need === null ? null : numberText(need, 'L')];
  if (loss !== null && by === 'need') return texts.byNeed(least, loss);
  if (loss !== null && by === 'both') return texts.byBoth(asked_by, least, loss);
  return asked_by === null ? texts.byFloor(least, loss) : texts.byRule(asked_by, least, loss);
}

/** '7 canisters and 12 bottles'; 'Nothing'. */
export function waterPick({ canisters, bottles }: PickList): string {
  return thingsText([
    [canisters, 'canister'],
    [bottles, 'bottle'],
  ]);
}

/** '3 packets'; null if it is not known how many. */
export function saltPick({ packets }: PickList): string | null {
  return packets === null ? null : thingsText([[packets, 'packet']]);
}

/** '2 bags'; null if it is not known how many. */
export function icePick({ bags }: PickList): string | null {
  return bags === null ? null : thingsText([[bags, 'bag']]);
}

function thingsText(things: readonly (readonly [number, string])[]): string {
  const words = things.flatMap(([count, word]) => (count === 0 ? [] : [countOf(count, word)]));
  return words.length === 0 ? 'Nothing' : listText(words);
}

/** '75.68 L', '5.6 g'. */
export function numberText(value: number, unit: string): string {
  return unit === 'L' ? waterText(value) : `${String(Number(value.toFixed(1)))} ${unit}`;
}

/** '77 °F' in the unit of the organisation, rounded down, as it is a limit. */
export function limitText(fahrenheit: number, unit: TemperatureUnit): string {
  const value = unit === 'F' ? fahrenheit : (fahrenheit - 32) / 1.8;
  return `${String(Math.floor(value + 1e-9))} °${unit}`;
}

/** A row of the file for each shift of a location. Times are ISO text. */
export function fileRows({ name, shifts }: SiteSupplies, sizes: Sizes): string[][] {
  const number = (value: number | null) => (value === null ? '' : String(Number(value.toFixed(2))));
  return shifts.map(({ start, end, supplies }) => {
    const pick = pickOf(supplies, sizes);
    const { sodium_mg } = supplies;
    return [
      ...[name, new Date(start).toISOString(), new Date(end).toISOString()],
      ...[number(supplies.people), number(supplies.person_hours), number(supplies.floor)],
      ...[number(supplies.need), number(supplies.litres), whyText(supplies)],
      ...[
        number(sodium_mg === null ? null : sodium_mg / 1000),
        number(pick.salt_g),
        number(supplies.untested),
      ],
      ...[
        number(supplies.hidden),
        number(supplies.unknown_hours),
        number(supplies.cool?.warmest_f ?? null),
      ],
      ...[number(supplies.ice_kg), number(pick.canisters), number(pick.bottles)],
      ...[number(pick.packets), number(pick.bags)],
    ];
  });
}
