import { packContent } from '#rule-packs/contract';
import type { Duty, DutyKind, PackContent, Trigger } from '#rule-packs/contract';

/** Messages by field of the form: 'duties.2.minutes'. */
export type PackErrors = Readonly<Record<string, string>>;

/** The content of a form, or what is wrong with it by field. */
export function readDraft(
  draft: PackContent,
): { pack: PackContent; errors: null } | { pack: null; errors: PackErrors } {
  const read = packContent.safeParse(draft);
  if (read.success) return { pack: read.data, errors: null };
  const errors: Record<string, string> = {};
  for (const { path, message } of read.error.issues) errors[path.join('.')] ??= message;
  return { pack: null, errors };
}

/** The field of the form for a field of the server: 'pack.duties.2.minutes'. */
export function fieldsOfServer(refused: PackErrors): PackErrors {
  return Object.fromEntries(
    Object.entries(refused).map(([field, message]) => [
      field === 'pack' ? 'name' : field.replace(/^pack\./, ''),
      message,
    ]),
  );
}

/** A pack with one of its duties changed. */
export function withDuty(draft: PackContent, at: number, duty: Duty): PackContent {
  return { ...draft, duties: draft.duties.map((each, nth) => (nth === at ? duty : each)) };
}

/** A pack without one of its duties. */
export function withoutDuty(draft: PackContent, at: number): PackContent {
  return { ...draft, duties: draft.duties.filter((_, nth) => nth !== at) };
}

/** A pack with a removed duty back in its place. */
export function withDutyBack(draft: PackContent, at: number, duty: Duty): PackContent {
  if (draft.duties.some(({ duty_key }) => duty_key === duty.duty_key)) return draft;
  return { ...draft, duties: draft.duties.toSpliced(at, 0, duty) };
}

/** Duties that apply by the same option of the rule. */
export interface DutyGroup {
  /** Null for those that apply whichever option is followed. */
  option: PackContent['options'][number] | null;
  isFollowed: boolean;
  duties: { duty: Duty; at: number }[];
}

/** The duties of a pack by option: first those of no option, then by the options in their order. */
export function dutyGroups({ options, option, duties }: PackContent): DutyGroup[] {
  const placed = duties.map((duty, at) => ({ duty, at }));
  return [null, ...options].flatMap((each): DutyGroup[] => {
    const key = each?.key ?? null;
    const own = placed.filter(({ duty }) => duty.option === key);
    if (own.length === 0) return [];
    return [{ option: each, isFollowed: each === null || key === option, duties: own }];
  });
}

/** A pack with a new duty of a kind at its end, which applies always. */
export function withNewDuty(draft: PackContent, kind: DutyKind): PackContent {
  const keys = new Set(draft.duties.map(({ duty_key }) => duty_key));
  let number = 1;
  while (keys.has(`${kind}_${String(number)}`)) number += 1;
  const duty = {
    ...{ duty_key: `${kind}_${String(number)}`, text: '', citation: '', is_verified: false },
    ...{ triggers: [], option: null, place: null, in_sun: false, industries: [] },
    ...{ people: kind === 'acclimatisation' ? 'new' : 'everybody', heat_wave: false },
    ...amounts[kind],
    // The kind and its amounts belong together, which the compiler cannot see.
  } as unknown as Duty;
  return { ...draft, duties: [...draft.duties, duty] };
}

const amounts: Readonly<Record<DutyKind, object>> = {
  stop_work: { kind: 'stop_work' },
  rest: { kind: 'rest', by: 'pack', minutes: 15, every: 120 },
  water: { kind: 'water', litres_per_hour: 0.946, warmest_f: null },
  shade: { kind: 'shade', on_request: false, warmest_f: null },
  acclimatisation: {
    ...{ kind: 'acclimatisation', new_shares: [20, 40, 60, 80], returning_shares: [50, 60, 80] },
    ...{ plan_days: null, absence_days: 15 },
  },
  observation: { kind: 'observation', people_per_observer: 20, days: null },
  contact: { kind: 'contact', every: 120 },
  notice: { kind: 'notice' },
  records: { kind: 'records', months: 12 },
  plan: { kind: 'plan', from_people: 1 },
};

/** A trigger of a metric with a usual limit. */
export function newTrigger(metric: Trigger['metric']): Trigger {
  const narrowed = { is_above: false, non_breathable: false, radiant_heat: false };
  switch (metric) {
    case 'clock':
      return {
        ...{ metric, from: '12:30', until: '15:00' },
        ...{ first_day: '06-15', last_day: '09-15' },
      };
    case 'niosh':
      return { metric, limit: 'own', ...narrowed };
    case 'wbgt_c':
      return { metric, limit: 30, ...narrowed };
    default:
      return { metric, limit: 80, ...narrowed };
  }
}

/** The number of a field; NaN, which is refused, for an empty one. */
export function numberOf(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?\d{1,6}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Whole percents separated by commas; one that cannot be read is NaN. */
export function sharesOf(text: string): number[] {
  return text.trim() === '' ? [] : text.split(/[,;/ ]+/).map(numberOf);
}
