/** An entry as declared in the directory of the zip, true or not. */
interface DescribedEntry {
  name: string;
  /** Deflated. */
  packed: Buffer;
  /** Its declared size after unpacking; 200 MB by default. */
  unpacked?: number;
}

/** A zip whose directory may declare wrong sizes. */
export function zipWithFalseSizes(entries: readonly DescribedEntry[]): Buffer {
  const heads: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, unpacked = 200 * 1024 * 1024 } of entries) {
    const label = Buffer.from(name);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(unpacked, 8);
    sizes.writeUInt16LE(label.length, 12);
    const version = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
    const own = Buffer.concat([Buffer.from('PK\x03\x04'), version, sizes, label, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    heads.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, version, sizes, tail, label]));
    bodies.push(own);
    offset += own.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06'), end]);
}
