import type { Measurement, MeasurementMetadata } from '#measurements/contract';
import { unitOf, valueWithUnit } from '#measurements/domain';
import type { DemoWorker } from './crew.ts';
import { dayManager, nightManager } from './crew.ts';
import { demoId, foundedAt } from './demo-id.ts';
import { baselineDay, baselineTaken } from './personal-baseline.ts';
import { randomOf } from './random-source.ts';
import { shiftTests } from './shift-tests.ts';
import type { ShiftTest } from './shift-tests.ts';
import { siteTime, siteZone } from './site-day.ts';
import { airAt, heatOfShifts } from './site-air.ts';
import type { SiteAir } from './site-air.ts';
import { answersAfter } from './site-survey.ts';
import { crewTags, locationTags } from './site-tags.ts';
import type { DemoTag } from './site-tags.ts';
import { restingPulse } from './site-types.ts';
import { noteOf } from './test-notes.ts';
import { troubledOn } from './troubled-workers.ts';
import { workersOn } from './working-days.ts';

/** A measurement in the form of the store. */
export type DemoMeasurement = Omit<Measurement, 'modified_time' | 'active' | 'value'> & {
  value: number;
};

/**
 * All measurements of the shifts that begin on a day, oldest first. They only depend on the day, so
 * that days can be added one by one.
 */
export function measurementsOf(dayNumber: number): readonly DemoMeasurement[] {
  const troubled = troubledOn(dayNumber);
  const heatOf = heatOfShifts(dayNumber);
  return workersOn(dayNumber)
    .flatMap((worker) => [
      ...baselineRow(worker, dayNumber),
      ...pulseRow(worker, dayNumber),
      ...sweatRow(worker, dayNumber),
      ...shiftTests(worker, dayNumber, {
        trouble: troubled.get(worker.place),
        heat: heatOf(worker),
      }).map((test, index) => testRow(worker, dayNumber, test, index)),
    ])
    .sort((a, b) => a.created_time.localeCompare(b.created_time));
}

function testRow(
  worker: DemoWorker,
  dayNumber: number,
  test: ShiftTest,
  index: number,
): DemoMeasurement {
  const key = `${String(worker.place)} ${String(dayNumber)} ${String(index)}`;
  const taken = baselineDay(worker, dayNumber);
  const chance = randomOf(`told ${key}`);
  const felt = Math.round(chance.between(2, 4) + 4 * worker.effort);
  const rpe = test.moment === 'before' ? {} : { rpe: felt };
  const air = airAt(worker.location, test.time);
  const isNew = worker.tag_ids.includes(crewTags.newStarters.tag_id);
  const { crew, effort } = worker;
  const notes = noteOf({ key, test, crew, isOutside: effort > 0, isNew, air });
  const survey = test.moment === 'after' ? answersAfter(key, test.value) : [];
  return {
    ...rowOf(worker, `test ${key}`, test.time, test.value),
    type: 'sosm',
    valid: test.valid,
    metadata: {
      ...deviceOf(worker),
      ...(notes && { notes }),
      ...rpe,
      ...(survey.length > 0 && { survey }),
      environment: environmentOf(air),
      ...(taken !== null && { baseline: baselineTaken(worker, taken) }),
    },
  };
}

function baselineRow(worker: DemoWorker, dayNumber: number): DemoMeasurement[] {
  if (baselineDay(worker, dayNumber) !== dayNumber) return [];
  const baseline = baselineTaken(worker, dayNumber);
  const hour = worker.crew === 'day' ? 5.25 : 17.25;
  const key = `baseline ${String(worker.place)} ${String(dayNumber)}`;
  return [
    {
      ...rowOf(worker, key, siteTime(dayNumber, hour), Math.round(baseline.mean * 10) / 10),
      type: 'sosm_baseline',
      valid: true,
      metadata: { ...deviceOf(worker), baseline },
    },
  ];
}

/** People with a baseline have their pulse taken once a week, each on another day. */
function pulseRow(worker: DemoWorker, dayNumber: number): DemoMeasurement[] {
  if (!worker.hasBaseline || (dayNumber + worker.place) % 7 !== 0) return [];
  const key = `pulse ${String(worker.place)} ${String(dayNumber)}`;
  const value = Math.round(randomOf(key).between(54, 78));
  const time = siteTime(dayNumber, worker.crew === 'day' ? 5.1 : 17.1);
  return [
    {
      ...rowOf(worker, key, time, value),
      ...{ type: 'custom', custom_id: restingPulse.id, value_f: `${String(value)} bpm` },
      ...{ valid: true, metadata: { timezone: siteZone } },
    },
  ];
}

function sweatRow(worker: DemoWorker, dayNumber: number): DemoMeasurement[] {
  const test = sweatTest(worker, dayNumber);
  if (test === null) return [];
  const { time, value } = test;
  const key = `sweat ${String(worker.place)} ${String(dayNumber)}`;
  const environment = environmentOf(airAt(worker.location, time));
  return [
    {
      ...rowOf(worker, key, time, value),
      ...{ type: 'sweat', value_f: valueWithUnit(value, unitOf('sweat'), 'sweat'), valid: true },
      metadata: { timezone: siteZone, notes: 'Patch on the forearm.', environment },
    },
  ];
}

function rowOf(worker: DemoWorker, key: string, time: number, value: number) {
  const manager = worker.crew === 'day' ? dayManager : nightManager;
  return {
    measurement_id: demoId(time, key),
    user_id: worker.user_id,
    measured_by_user_id: manager.user_id,
    measured_by_name_first: manager.name_first,
    measured_by_name_last: manager.name_last,
    value,
    value_f: `${String(value)} ${unitOf('sosm')}`,
    created_time: new Date(time).toISOString(),
    raw_data: null,
    tag_ids: [worker.location.tag_id],
    custom_id: null,
    user_tag_ids: [...worker.tag_ids],
    name_first: worker.name_first,
    name_last: worker.name_last,
  };
}

/** Every place of work has its own device. */
function deviceOf({ location }: DemoWorker): MeasurementMetadata {
  return {
    device: 'Saliva meter',
    device_serial: serialOf(location),
    // One was not updated.
    firmware: location.name === 'Process plant' ? '2.3.8' : '2.4.1',
    hardware_version: 'C',
    app_version: '5.12.0',
    batch_id: 'B2508',
    timezone: siteZone,
  };
}

function environmentOf({ celsius, humidity }: SiteAir) {
  return { temperature_c: celsius, humidity };
}

/** A sweat test: a patch worn in the last hour of a shift. */
interface SweatTest {
  time: number;
  /** Sodium in mg/L, whole. */
  value: number;
}

/**
 * Only hard work gives enough sweat for a patch, so only these people are tested, every four weeks.
 */
const leastEffort = 0.7;
const everyDays = 28;

/** The sweat test of a worker in the shift that begins on a working day. */
function sweatTest({ place, crew, effort }: DemoWorker, dayNumber: number): SweatTest | null {
  if (effort < leastEffort || (dayNumber + place * 3) % everyDays !== 0) return null;
  // Sodium differs much between people and little between the days of one person.
  const own = randomOf(`sodium ${String(place)}`).normal();
  const chance = randomOf(`sweat ${String(place)} ${String(dayNumber)}`);
  const value = 980 * Math.exp(0.28 * own + 0.07 * chance.normal());
  const hour = (crew === 'day' ? 16.8 : 28.8) + chance.between(0, 0.5);
  return { time: siteTime(dayNumber, hour), value: Math.round(value) };
}

/** A device of the demo, in the form of the store. */
interface DemoDevice {
  device_id: string;
  serial: string;
  name: string;
  tag_id: string | null;
  notes: string;
  created_time: string;
}

/** The serial of the device of a place of work. */
export function serialOf({ name }: DemoTag): string {
  return `SM-${String(200 + (name.length % 9) * 13)}`;
}

/** A device that is not used any more. */
export const retiredDevice = device('SM-118', {
  name: 'Old first aid room',
  notes: 'Display broken',
});

/** The devices in use, each at its place, and the retired one. */
export const siteDevices: readonly DemoDevice[] = [
  ...locationTags.map((location) =>
    device(serialOf(location), { name: location.name, tag_id: location.tag_id }),
  ),
  retiredDevice,
];

function device(serial: string, more: Partial<DemoDevice>): DemoDevice {
  const created_time = new Date(foundedAt).toISOString();
  const device_id = demoId(foundedAt, `device ${serial}`);
  return { ...{ device_id, serial, name: '', tag_id: null, notes: '', created_time }, ...more };
}
