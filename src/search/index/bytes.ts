/** Writes numbers and texts as compact bytes. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = value;
  }

  /** A whole number from 0, in seven bits a byte. */
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  text(value: string): void {
    const encoded = new TextEncoder().encode(value);
    this.varint(encoded.length);
    encoded.forEach((byte) => this.byte(byte));
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads what {@link ByteWriter} wrote. */
export class ByteReader {
  private position = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** @throws RangeError at the end of the data */
  byte(): number {
    const value = this.bytes[this.position++];
    if (value === undefined) {
      throw new RangeError("unexpected end of data");
    }
    return value;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) {
        return value;
      }
    }
  }

  text(): string {
    return new TextDecoder().decode(this.take(this.varint()));
  }

  take(length: number): Uint8Array {
    if (this.position + length > this.bytes.length) {
      throw new RangeError("unexpected end of data");
    }
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }
}
