import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordStates } from '#acclimatisation/contract';
import type { DayPlan } from './day-plans.ts';
import { acclimatisationLedger } from './ledger.ts';
import type { LedgerRules } from './ledger.ts';

const day = 24 * 3_600_000;
const first = '2026-01-01';
const length = 50;
const plain: LedgerRules = {
  ...{ from: first, to: dateAt(length - 1), absence: 14, record: null, hasEarlierShifts: false },
};

const kinds = ['hot', 'cool', 'unknown', 'off'] as const;
type Kind = (typeof kinds)[number];
const someDays = fc.array(fc.constantFrom(...kinds), { minLength: length, maxLength: length });
const someRules = fc.record({
  absence: fc.constantFrom(14 as const, 7 as const),
  record: fc.option(
    fc.record({
      state: fc.constantFrom(...recordStates),
      date: fc.integer({ min: -30, max: length }).map(dateAt),
    }),
  ),
  hasEarlierShifts: fc.boolean(),
});

describe('acclimatisation', () => {
  it('never allows more with fewer heat days, nor with weather that is not known', () => {
    fc.assert(
      fc.property(
        someDays,
        fc.array(fc.boolean(), { minLength: length, maxLength: length }),
        fc.constantFrom('cool' as const, 'unknown' as const, 'off' as const),
        someRules,
        (days, taken, instead, some) => {
          const rules = { ...plain, ...some };
          const fewer = days.map((kind, at) => (taken[at] === true ? instead : kind));
          const all = acclimatisationLedger(plansOf(days), rules);
          const less = acclimatisationLedger(plansOf(fewer), rules);
          for (const [at, { share }] of less.entries()) {
            expect(share).toBeLessThanOrEqual(all[at]?.share ?? 0);
          }
        },
      ),
    );
  });

  it('allows the share of a shift, rounded down, and never more than the shift', () => {
    fc.assert(
      fc.property(someDays, someRules, fc.integer({ min: 1, max: 1440 }), (days, some, shift) => {
        for (const each of acclimatisationLedger(plansOf(days, shift), { ...plain, ...some })) {
          const minutes = each.plan?.shift ?? 0;
          expect(each.allowed).toBeLessThanOrEqual(minutes);
          expect(each.allowed).toBe(Math.floor(minutes * each.share + 1e-9));
        }
      }),
    );
  });

  it('is over only by known heat, and unknown weather is never within a lower share', () => {
    fc.assert(
      fc.property(someDays, someRules, (days, some) => {
        for (const each of acclimatisationLedger(plansOf(days), { ...plain, ...some })) {
          const { plan, verdict, share } = each;
          if (verdict === 'over') expect(plan?.hot).toBeGreaterThan(each.allowed);
          if ((plan?.unknown ?? 0) > 0) expect(verdict).toBe(share < 1 ? 'unknown' : 'within');
        }
      }),
    );
  });

  it('calls a worker acclimatised after seven heat days', () => {
    const days = acclimatisationLedger(
      plansOf(Array.from({ length: 9 }, (): Kind => 'hot')),
      plain,
    );
    expect(days.slice(0, 9).map(({ state }) => state)).toEqual([
      ...Array.from({ length: 7 }, (): string => 'new'),
      ...['acclimatised', 'acclimatised'],
    ]);
  });

  it('does not know the state while unknown days or days before the data may have been hot', () => {
    const [, , third] = acclimatisationLedger(plansOf(['hot', 'unknown', 'hot']), plain);
    expect(third).toMatchObject({ state: 'unknown', ladder: 'new', share: 0.4 });
    const rules = { ...plain, hasEarlierShifts: true };
    const [earlier] = acclimatisationLedger(plansOf(['hot']), rules);
    expect(earlier).toMatchObject({ state: 'unknown', share: 0.2 });
    // After a known absence it makes no difference any more for somebody who starts again anyway.
    const late = acclimatisationLedger(
      plansOf([...Array.from({ length: 20 }, (): Kind => 'off'), 'hot']),
      {
        ...plain,
        record: { state: 'returning', date: first },
        hasEarlierShifts: true,
      },
    );
    expect(late[20]).toMatchObject({ state: 'returning', share: 0.5 });
  });

  it('applies a record from its date on, and loses it by absence like any other day', () => {
    const record = { state: 'acclimatised', date: dateAt(3) } as const;
    const found = acclimatisationLedger(plansOf(Array.from({ length: 4 }, (): Kind => 'cool')), {
      ...plain,
      record,
    });
    expect(found[2]).toMatchObject({ state: 'new', share: 0.2 });
    expect(found[3]).toMatchObject({ state: 'acclimatised', share: 1 });
    expect(found[17]).toMatchObject({ state: 'acclimatised', share: 1 });
    expect(found[18]).toMatchObject({ state: 'returning', share: 0.5 });
  });

  it('starts a recorded new worker again', () => {
    const record = { state: 'new', date: dateAt(10) } as const;
    const found = acclimatisationLedger(plansOf(Array.from({ length: 12 }, (): Kind => 'hot')), {
      ...plain,
      record,
    });
    expect(found[9]).toMatchObject({ state: 'acclimatised', share: 1 });
    expect(found[10]).toMatchObject({ state: 'new', share: 0.2 });
    expect(found[11]).toMatchObject({ state: 'new', share: 0.4 });
  });
});

function plansOf(days: readonly Kind[], shift = 480): DayPlan[] {
  return days.flatMap((kind, at) => {
    if (kind === 'off') return [];
    const heat = kind === 'hot' ? shift : 0;
    const unknown = kind === 'unknown' ? shift : 0;
    return [
      {
        ...{ date: dateAt(at), starts: [], shift, leave: 0, sure: heat, hot: heat, unknown },
        ...{ measured: 0, exposure: 0, credit: 0 },
      },
    ];
  });
}

function dateAt(at: number): string {
  return new Date(Date.parse(first) + at * day).toISOString().slice(0, 10);
}
