// What src/core/text uses of Node's Buffer, for browsers and edge runtimes: TextEncoder and TextDecoder stand for utf8, and UTF-16LE is
// converted unit by unit, so that a lone surrogate survives. It stands for `node:buffer` in dist/text.js.

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const strict = new TextDecoder('utf-8', { fatal: true })
/** Arguments that a call takes at once. */
const UNITS = 8192

export class Buffer extends Uint8Array {
  static from(source, encoding) {
    if (typeof source !== 'string') return new Buffer(source)
    return encoding === 'utf16le' ? fromUnits(source) : viewOf(encoder.encode(source))
  }
  static alloc(size) {
    return new Buffer(size)
  }
  static allocUnsafe(size) {
    return new Buffer(size)
  }
  static isBuffer(value) {
    return value instanceof Buffer
  }
  static concat(parts) {
    const whole = new Buffer(parts.reduce((size, { length }) => size + length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
  static byteLength(text, encoding) {
    return encoding === 'utf16le' ? 2 * text.length : encoder.encode(text).length
  }
  toString(encoding, start = 0, end = this.length) {
    const part = this.subarray(Math.min(start, this.length), Math.min(end, this.length))
    if (encoding === 'utf16le') return charactersOf(unitsOf(part))
    return encoding === 'latin1' ? charactersOf(part) : decoder.decode(part)
  }
  equals(other) {
    return this.length === other.length && this.every((byte, at) => byte === other[at])
  }
  compare(other, otherStart = 0, otherEnd = other.length, start = 0, end = this.length) {
    const [ours, theirs] = [end - start, otherEnd - otherStart]
    for (let at = 0; at < Math.min(ours, theirs); at += 1) {
      const difference = this[start + at] - other[otherStart + at]
      if (difference !== 0) return Math.sign(difference)
    }
    return Math.sign(ours - theirs)
  }
  copy(target, at = 0, start = 0, end = this.length) {
    const part = this.subarray(start, Math.min(end, start + target.length - at))
    target.set(part, at)
    return part.length
  }
  indexOf(wanted, from = 0) {
    return typeof wanted === 'number' ? super.indexOf(wanted, from) : find(this, wanted, from)
  }
  lastIndexOf(wanted, from = this.length) {
    if (typeof wanted === 'number') return super.lastIndexOf(wanted, from)
    for (let at = Math.min(from, this.length - wanted.length); at >= 0; at -= 1)
      if (holdsAt(this, wanted, at)) return at
    return -1
  }
  includes(wanted, from = 0) {
    return this.indexOf(wanted, from) >= 0
  }
}

export const constants = { MAX_STRING_LENGTH: 2 ** 29 - 24 }

export function isUtf8(bytes) {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

const viewOf = ({ buffer, byteOffset, length }) => new Buffer(buffer, byteOffset, length)

function fromUnits(text) {
  const bytes = new Buffer(2 * text.length)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    bytes[2 * at] = unit & 0xff
    bytes[2 * at + 1] = unit >> 8
  }
  return bytes
}

function unitsOf(bytes) {
  const units = new Uint16Array(bytes.length >> 1)
  for (let at = 0; at < units.length; at += 1) units[at] = bytes[2 * at] | (bytes[2 * at + 1] << 8)
  return units
}

function charactersOf(units) {
  const parts = []
  for (let at = 0; at < units.length; at += UNITS) parts.push(String.fromCharCode(...units.subarray(at, at + UNITS)))
  return parts.join('')
}

/** By the table of Horspool's search: how far the place moves on for the byte under the last one wanted. */
function find(bytes, wanted, from) {
  const last = wanted.length - 1
  if (last < 0) return Math.min(from, bytes.length)
  if (last === 0) return Uint8Array.prototype.indexOf.call(bytes, wanted[0], from)
  const moves = new Uint32Array(256).fill(wanted.length)
  for (let at = 0; at < last; at += 1) moves[wanted[at]] = last - at
  for (let at = from; at + last < bytes.length; at += moves[bytes[at + last]]) if (holdsAt(bytes, wanted, at)) return at
  return -1
}

function holdsAt(bytes, wanted, at) {
  for (let offset = wanted.length - 1; offset >= 0; offset -= 1) if (bytes[at + offset] !== wanted[offset]) return false
  return true
}
