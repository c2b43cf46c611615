import { crc32 } from 'node:zlib'
import { createLru } from '../cache/lru.ts'
import { MOST_PAPER, newPaper, type Paper, type Sheet, type Words, wordsOf, writeOn } from './sheet.ts'

/** A whole answer as it is sent: for large ones, that would take longer to write than to find. */
export type Written = {
  readonly body: Buffer
  /** Differs when the body does. */
  readonly mark: string
  /** What it stands on, where that is only lent: see `giveBack`. */
  paper: Paper | null
}

const own = newPaper()

/** What somebody writes, as bytes of its own. */
export const writeDown = (write: (sheet: Sheet) => void): Buffer => copied(writeOn(own, write))

const copied = ({ paper, length }: { paper: Paper; length: number }) =>
  Buffer.copyBytesFrom(paper.bytes, 0, length)

export type WriteAnswer = (msg: string, write: (sheet: Sheet) => void) => Written

/** An answer that all went well with, with its value written by somebody. */
export const writeAnswer: WriteAnswer = (msg, write) => {
  const written = writeOn(own, (sheet) => writeWhole(sheet, msg, write))
  return { body: copied(written), mark: markOf(written.mark, written.length), paper: null }
}

const MOST_PAPERS = 64
const papers: Paper[] = []

/**
 * The same, on paper that is given back when the answer is sent and used for another one: blocks of memory of their own
 * for thousands of answers a second cost more than writing them. Who does not give it back only loses that.
 */
export const writeOnLoan: WriteAnswer = (msg, write) => {
  const { paper, length, mark } = writeOn(papers.pop() ?? newPaper(), (sheet) =>
    writeWhole(sheet, msg, write),
  )
  return { body: paper.bytes.subarray(0, length), mark: markOf(mark, length), paper }
}

/** Its bytes are nobody's from here on. */
export function giveBack(written: Written) {
  const { paper } = written
  written.paper = null
  if (paper && paper.bytes.length <= MOST_PAPER && papers.length < MOST_PAPERS) papers.push(paper)
}

/** With bytes of its own, which stay. */
export const lasting = ({ body, mark }: Written): Written => ({
  body: Buffer.copyBytesFrom(body),
  mark,
  paper: null,
})

const whole = { begin: wordsOf('{"code":1,"msg":'), data: wordsOf(',"data":'), end: wordsOf('}') }

function writeWhole(sheet: Sheet, msg: string, write: (sheet: Sheet) => void) {
  sheet.words(whole.begin)
  sheet.words(messageWords(msg))
  sheet.words(whole.data)
  write(sheet)
  sheet.words(whole.end)
}

const MOST_MESSAGES = 100
const messages = createLru<Words>({ max: MOST_MESSAGES })

/** Nearly all answers say the same. */
function messageWords(msg: string): Words {
  const known = messages.get(msg)
  if (known) return known
  const made = wordsOf(JSON.stringify(msg))
  messages.set(msg, made)
  return made
}

/** The same of an answer that nobody wrote. */
export function writeEnvelope(envelope: object): Written {
  const body = Buffer.from(JSON.stringify(envelope))
  return { body, mark: markOf(crc32(body), body.length), paper: null }
}

const markOf = (mark: number, length: number) => `${mark.toString(36)}-${length.toString(36)}`

/** The value that was written, read again: for callers in this process. */
export const readWritten = ({ body }: Written): unknown =>
  (JSON.parse(body.toString()) as { data: unknown }).data
