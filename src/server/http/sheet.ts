import { crc32 } from 'node:zlib'

/**
 * What is being written, by texts and by bytes that lie elsewhere. There is one: what is begun is ended at once. Beside
 * the bytes it keeps a mark of them, made of the marks of what is written: looking at all bytes once more would take as
 * long as writing them.
 */
export type Sheet = {
  readonly text: (text: string) => void
  /** Bytes that somebody keeps, with their mark. */
  readonly copy: (from: Buffer, begin: number, size: number, mark: number) => void
  /** A short text that is written again and again. */
  readonly words: (words: Words) => void
  /** A short text of plain letters, a byte each. */
  readonly letters: (text: string) => void
  readonly number: (number: number) => void
  /** Takes back the last so many bytes. */
  readonly back: (size: number) => void
  /** What was written so far. */
  readonly bytes: () => Buffer
  readonly length: () => number
  /** Begins a part that has a mark of its own; what is returned ends it. */
  readonly beginPart: () => number
  /** Ends it; the mark of the part. */
  readonly endPart: (begun: number) => number
}

/** A text made ready: its bytes in fours, and its mark. */
export type Words = { readonly fours: Int32Array; readonly length: number; readonly mark: number }

const FOUR = 4
const isLittle = true

export function wordsOf(text: string): Words {
  const own = Buffer.from(text)
  const fours = new Int32Array(Math.ceil(own.length / FOUR))
  const padded = new DataView(new ArrayBuffer(fours.length * FOUR))
  for (const [at, byte] of own.entries()) padded.setUint8(at, byte)
  for (let i = 0; i < fours.length; i++) fours[i] = padded.getInt32(i * FOUR, isLittle)
  return { fours, length: own.length, mark: crc32(own) | 0 }
}

/** Where a sheet stands on. */
export type Paper = { readonly bytes: Buffer<ArrayBuffer>; readonly view: DataView }

const PAPER_SIZE = 256 * 1024
export const MOST_PAPER = 4 * PAPER_SIZE

export function newPaper(size = PAPER_SIZE): Paper {
  const bytes = Buffer.allocUnsafeSlow(size)
  return { bytes, view: new DataView(bytes.buffer) }
}

const MOST_PER_LETTER = 3
const NO_MARK = 0x811c9dc5

let paper = newPaper(FOUR)
let { bytes, view } = paper
/** How far it may be written on. Words are written in fours: up to three bytes more than they have. */
let room = 0
let length = 0
let mark = NO_MARK

/** What somebody writes on a paper, or on a larger one where that does not hold it; and its mark. */
export function writeOn(own: Paper, write: (sheet: Sheet) => void) {
  take(own)
  length = 0
  mark = NO_MARK
  write(sheet)
  return { paper, length, mark: mark >>> 0 }
}

function take(other: Paper) {
  paper = other
  bytes = other.bytes
  view = other.view
  room = bytes.length - FOUR
}

function makeRoom(more: number) {
  if (length + more <= room) return
  const larger = newPaper((length + more + FOUR) * 2)
  bytes.copy(larger.bytes, 0, 0, length)
  take(larger)
}

/** Each bit of both comes into all others; the order counts. */
function mixed(own: number, other: number): number {
  const product = Math.imul(own ^ other, 0x9e3779b1)
  return product ^ (product >>> 15)
}

const sheet: Sheet = {
  text: (text) => {
    makeRoom(text.length * MOST_PER_LETTER)
    length += bytes.write(text, length)
    mark = mixed(mark, crc32(text))
  },
  copy: (from, begin, size, own) => {
    makeRoom(size)
    from.copy(bytes, length, begin, begin + size)
    length += size
    mark = mixed(mark, own)
  },
  // What is short is sooner written here than handed to the engine, which makes a text of it first.
  words: (words) => {
    makeRoom(words.length)
    const { fours } = words
    for (let i = 0; i < fours.length; i++) view.setInt32(length + i * FOUR, fours[i]!, isLittle)
    length += words.length
    mark = mixed(mark, words.mark)
  },
  letters: (text) => {
    makeRoom(text.length)
    const to = bytes
    const from = length
    let own = mark
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i)
      to[from + i] = letter
      own = mixed(own, letter)
    }
    length = from + text.length
    mark = own
  },
  number: (number) => {
    if (!(number >= 0 && number <= Number.MAX_SAFE_INTEGER)) return sheet.text(String(number))
    makeRoom(MOST_DIGITS)
    const above = number < BILLION ? 0 : Math.floor(number / BILLION)
    const rest = number - above * BILLION
    if (above > 0) putDigits(above, digitsOf(above))
    putDigits(rest, above > 0 ? BILLIONS_DIGITS : digitsOf(number))
    mark = mixed(mixed(mark, above), rest)
  },
  back: (size) => {
    length -= size
    mark = mixed(mark, size)
  },
  bytes: () => bytes,
  length: () => length,
  beginPart: () => {
    const begun = mark
    mark = NO_MARK
    return begun
  },
  endPart: (begun) => {
    const own = mark
    mark = mixed(begun, own)
    return own
  },
}

const BILLION = 1_000_000_000
const BILLIONS_DIGITS = 9
const MOST_DIGITS = 16
const ZERO = 48

function digitsOf(number: number): number {
  let digits = 1
  for (let ten = 10; ten <= number; ten *= 10) digits += 1
  return digits
}

function putDigits(number: number, digits: number) {
  const to = bytes
  const from = length
  let left = number | 0
  for (let at = from + digits - 1; at >= from; at--) {
    const tenth = (left / 10) | 0
    to[at] = ZERO + left - tenth * 10
    left = tenth
  }
  length = from + digits
}
