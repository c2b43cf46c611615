import { crc32 } from 'node:zlib'

/** A whole answer as it is sent: for large ones, that would take longer to write than to find. */
export type Written = {
  readonly body: Buffer
  /** Differs when the body does. */
  readonly mark: string
  /** What it stands on, where that is only lent: see `giveBack`. */
  paper: Buffer<ArrayBuffer> | null
}

/** What is being written, by texts and by bytes that lie elsewhere. There is one: what is begun is ended at once. */
export type Sheet = {
  readonly text: (text: string) => void
  readonly copy: (from: Buffer, begin: number, size: number) => void
  /** A short text that is written again and again. */
  readonly words: (words: Uint8Array) => void
  /** A short text of plain letters, a byte each. */
  readonly letters: (text: string) => void
  readonly number: (number: number) => void
  /** Takes back the last so many bytes. */
  readonly back: (size: number) => void
  /** What was written so far. */
  readonly bytes: () => Buffer
  readonly length: () => number
}

/** A text made ready for `words`. */
export const wordsOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text))

const MOST_PER_LETTER = 3
const PAPER_SIZE = 256 * 1024
let bytes = Buffer.allocUnsafeSlow(PAPER_SIZE)
let length = 0

function makeRoom(more: number) {
  if (length + more <= bytes.length) return
  const larger = Buffer.allocUnsafeSlow((length + more) * 2)
  bytes.copy(larger, 0, 0, length)
  bytes = larger
}

const sheet: Sheet = {
  text: (text) => {
    makeRoom(text.length * MOST_PER_LETTER)
    length += bytes.write(text, length)
  },
  copy: (from, begin, size) => {
    makeRoom(size)
    from.copy(bytes, length, begin, begin + size)
    length += size
  },
  // What is short is sooner written byte by byte than handed to the engine, which makes a text of it first.
  words: (words) => {
    makeRoom(words.length)
    const [to, from] = [bytes, length]
    for (let i = 0; i < words.length; i++) to[from + i] = words[i]!
    length = from + words.length
  },
  letters: (text) => {
    makeRoom(text.length)
    const [to, from] = [bytes, length]
    for (let i = 0; i < text.length; i++) to[from + i] = text.charCodeAt(i)
    length = from + text.length
  },
  number: (number) => {
    if (!(number >= 0 && number <= Number.MAX_SAFE_INTEGER)) return sheet.text(String(number))
    makeRoom(MOST_DIGITS)
    const above = Math.floor(number / BILLION)
    if (above > 0) putDigits(above, digitsOf(above))
    putDigits(number - above * BILLION, above > 0 ? BILLIONS_DIGITS : digitsOf(number))
  },
  back: (size) => {
    length -= size
  },
  bytes: () => bytes,
  length: () => length,
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
  const [to, from] = [bytes, length]
  let left = number | 0
  for (let at = from + digits - 1; at >= from; at--) {
    const tenth = (left / 10) | 0
    to[at] = ZERO + left - tenth * 10
    left = tenth
  }
  length = from + digits
}

/** What somebody writes, as bytes of its own. */
export function writeDown(write: (sheet: Sheet) => void): Buffer {
  length = 0
  write(sheet)
  const own = Buffer.allocUnsafeSlow(length)
  bytes.copy(own, 0, 0, length)
  return own
}

export type WriteAnswer = (msg: string, write: (sheet: Sheet) => void) => Written

/** An answer that all went well with, with its value written by somebody. */
export const writeAnswer: WriteAnswer = (msg, write) => {
  const body = writeDown((sheet) => writeWhole(sheet, msg, write))
  return { body, mark: markOf(body), paper: null }
}

const MOST_PAPERS = 64
const MOST_BYTES = 4 * PAPER_SIZE
const papers: Buffer<ArrayBuffer>[] = []

/**
 * The same, on paper that is given back when the answer is sent and used for another one: blocks of memory of their own
 * for thousands of answers a second cost more than writing them. Who does not give it back only loses that.
 */
export const writeOnLoan: WriteAnswer = (msg, write) => {
  const own = bytes
  bytes = papers.pop() ?? Buffer.allocUnsafeSlow(PAPER_SIZE)
  length = 0
  try {
    writeWhole(sheet, msg, write)
    const body = bytes.subarray(0, length)
    return { body, mark: markOf(body), paper: bytes }
  } finally {
    bytes = own
  }
}

/** Its bytes are nobody's from here on. */
export function giveBack(written: Written) {
  const { paper } = written
  written.paper = null
  if (paper && paper.length <= MOST_BYTES && papers.length < MOST_PAPERS) papers.push(paper)
}

/** With bytes of its own, which stay. */
export const lasting = ({ body, mark }: Written): Written => ({
  body: Buffer.copyBytesFrom(body),
  mark,
  paper: null,
})

function writeWhole(sheet: Sheet, msg: string, write: (sheet: Sheet) => void) {
  sheet.text(`{"code":1,"msg":${JSON.stringify(msg)},"data":`)
  write(sheet)
  sheet.text('}')
}

/** The same of an answer that nobody wrote. */
export function writeEnvelope(envelope: object): Written {
  const body = Buffer.from(JSON.stringify(envelope))
  return { body, mark: markOf(body), paper: null }
}

const markOf = (body: Buffer) => `${crc32(body).toString(36)}-${body.length.toString(36)}`

/** The value that was written, read again: for callers in this process. */
export const readWritten = ({ body }: Written): unknown =>
  (JSON.parse(body.toString()) as { data: unknown }).data
