/** The sections of the self-check, in order. */
export const sectionIds = [
  'plan',
  'monitoring',
  'water',
  'rest',
  'acclimatisation',
  'training',
  'emergency',
  'records',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** From the most to the least severe. */
export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** Our own data that stands beside an item. */
export const factIds = [
  'placed_locations',
  'initial_rules',
  'high_rules',
  'tests',
  'breaks',
  'new_people',
  'leave',
  'courses',
  'emergency_sheets',
  'emergencies',
] as const;
export type FactId = (typeof factIds)[number];

interface Item {
  section: SectionId;
  severity: Severity;
  text: string;
  /** Of the proposed 29 CFR 1910.148; null for good practice without a paragraph there. */
  paragraph: string | null;
  fact?: FactId;
}

/**
 * The items of the self-check. Their ids are stored. Paragraphs are those of the rule that OSHA
 * proposed on 30 August 2024 (89 FR 70698), which is not final; only the level that is certain.
 */
export const items = {
  plan_written: {
    ...{ section: 'plan', severity: 'high', paragraph: '(c)' },
    text: 'A written heat injury and illness prevention plan covers every site and all work in the heat.',
  },
  plan_metric: {
    ...{ section: 'plan', severity: 'medium', paragraph: '(c)' },
    text: 'The plan says which measure of heat is used: heat index or wet bulb globe temperature.',
  },
  plan_coordinator: {
    ...{ section: 'plan', severity: 'medium', paragraph: '(c)' },
    text: 'A heat safety coordinator is named who may stop or change work.',
  },
  plan_input: {
    ...{ section: 'plan', severity: 'low', paragraph: '(c)' },
    text: 'Workers and their representatives had a say in the plan.',
  },
  plan_language: {
    ...{ section: 'plan', severity: 'medium', paragraph: '(c)' },
    text: 'The plan is available at each site, in a language that each worker understands.',
  },
  plan_review: {
    ...{ section: 'plan', severity: 'medium', paragraph: '(c)' },
    text: 'The plan was reviewed in the last 12 months, and after each serious heat illness.',
  },
  monitor_outdoor: {
    ...{ section: 'monitoring', severity: 'high', paragraph: '(d)', fact: 'placed_locations' },
    text: 'The heat at each outdoor site is known on each working day, by forecast or by measurement.',
  },
  monitor_indoor: {
    ...{ section: 'monitoring', severity: 'medium', paragraph: '(d)' },
    text: 'Indoor areas that can become hot are identified, and their heat is measured.',
  },
  monitor_initial: {
    ...{ section: 'monitoring', severity: 'high', paragraph: '(e)', fact: 'initial_rules' },
    text: 'Supervisors are notified when the initial heat trigger is reached: heat index 80 °F (26.7 °C).',
  },
  monitor_high: {
    ...{ section: 'monitoring', severity: 'high', paragraph: '(f)', fact: 'high_rules' },
    text: 'Supervisors are notified when the high heat trigger is reached: heat index 90 °F (32.2 °C).',
  },
  monitor_alert: {
    ...{ section: 'monitoring', severity: 'medium', paragraph: '(f)(4)' },
    text: 'Before a shift at the high heat trigger, workers are reminded of water, rest, signs of illness and how to get help.',
  },
  water_amount: {
    ...{ section: 'water', severity: 'high', paragraph: '(e)(2)' },
    text: 'Each worker has at least 1 quart (about 1 litre) of drinking water an hour.',
  },
  water_near: {
    ...{ section: 'water', severity: 'high', paragraph: '(e)(2)' },
    text: 'The water is cool, and close to the place of work.',
  },
  water_checked: {
    ...{ section: 'water', severity: 'low', paragraph: null, fact: 'tests' },
    text: 'The hydration of workers in the heat is checked.',
  },
  rest_shade: {
    ...{ section: 'rest', severity: 'high', paragraph: '(e)(3)' },
    text: 'Outdoor sites have shade or a cooled space for breaks, with room for everybody on a break.',
  },
  rest_indoor: {
    ...{ section: 'rest', severity: 'medium', paragraph: '(e)' },
    text: 'Indoor work and break areas have air movement, cooling or another control of the heat.',
  },
  rest_needed: {
    ...{ section: 'rest', severity: 'high', paragraph: '(e)' },
    text: 'Workers may take a paid rest whenever they need one to prevent overheating.',
  },
  rest_high: {
    ...{ section: 'rest', severity: 'high', paragraph: '(f)(2)', fact: 'breaks' },
    text: 'At the high heat trigger, everybody has a paid rest of 15 minutes at least every two hours.',
  },
  rest_observed: {
    ...{ section: 'rest', severity: 'high', paragraph: '(f)(3)' },
    text: 'At the high heat trigger, everybody is watched for signs of heat illness: buddies, an observer, or contact with people who work alone.',
  },
  acclimatise_new: {
    ...{ section: 'acclimatisation', severity: 'high', paragraph: '(e)(7)', fact: 'new_people' },
    text: 'New workers start gradually in their first week, or are protected as at the high heat trigger.',
  },
  acclimatise_returning: {
    ...{ section: 'acclimatisation', severity: 'high', paragraph: '(e)(7)', fact: 'leave' },
    text: 'Workers who were away for more than 14 days start gradually again.',
  },
  acclimatise_known: {
    ...{ section: 'acclimatisation', severity: 'medium', paragraph: null, fact: 'new_people' },
    text: 'Supervisors know each day who is new or returning.',
  },
  training_first: {
    ...{ section: 'training', severity: 'high', paragraph: '(h)', fact: 'courses' },
    text: 'Everybody is trained before they first work in the heat.',
  },
  training_yearly: {
    ...{ section: 'training', severity: 'medium', paragraph: '(h)', fact: 'courses' },
    text: 'The training is repeated at least every year.',
  },
  training_supervisors: {
    ...{ section: 'training', severity: 'high', paragraph: '(h)' },
    text: 'Supervisors and the heat safety coordinator are also trained in their duties and in emergencies.',
  },
  training_language: {
    ...{ section: 'training', severity: 'medium', paragraph: '(h)' },
    text: 'Training is in a language and at a level that each worker understands.',
  },
  emergency_plan: {
    ...{ section: 'emergency', severity: 'high', paragraph: '(g)', fact: 'emergency_sheets' },
    text: 'Each site has an emergency plan: whom to call, who calls, and how the ambulance finds the place.',
  },
  emergency_signs: {
    ...{ section: 'emergency', severity: 'high', paragraph: '(g)' },
    text: 'Somebody with signs of heat illness stops work, is cooled and is never left alone.',
  },
  emergency_contact: {
    ...{ section: 'emergency', severity: 'high', paragraph: '(e)' },
    text: 'Workers and supervisors can reach each other at any time, also those who work alone.',
  },
  emergency_cooling: {
    ...{ section: 'emergency', severity: 'medium', paragraph: '(g)' },
    text: 'Each site has means to cool somebody quickly, such as ice and water.',
  },
  records_heat: {
    ...{ section: 'records', severity: 'low', paragraph: '(i)' },
    text: 'Indoor heat measurements are kept for six months.',
  },
  records_illness: {
    ...{ section: 'records', severity: 'medium', paragraph: null, fact: 'emergencies' },
    text: 'Heat illnesses and near misses are recorded, and their causes are investigated.',
  },
  records_training: {
    ...{ section: 'records', severity: 'low', paragraph: null, fact: 'courses' },
    text: 'It is recorded who was trained, when and in what.',
  },
} as const satisfies Record<string, Item>;
export type ItemId = keyof typeof items;

/** All items in the order of the self-check. */
export const itemIds = Object.keys(items) as [ItemId, ...ItemId[]];

/** An item by its id. */
export function itemOf(item_id: ItemId): Item {
  return items[item_id];
}
