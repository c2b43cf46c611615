import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const sources = '{src,bench,test,scripts}/**/*.{ts,tsx,js,css}'
const longestSentence = 28

/** Openings that hide the subject of a sentence. */
const opening =
  /^(what|who|whom|whose|whoever|whatever|whichever|those|of|so many|so much|let|nobody|such)\b/i
/** Words for which the field has a usual one. */
const riddles =
  /\b(mends?|mended|lays|deeds?|hears (?:of|from)|comes? to (?:be|nothing|life)|goes away|told apart|is told|are told|stands? (?:for|in|at|on|beside|by|there))\b/i

export type Finding = { file: string; line: number; text: string; fault: string }

/** Comments and test names that a reader would have to decode. */
export function findRiddles(pattern = sources): Finding[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.gen\.ts$|plain-english/.test(file))
    .sort()
    .flatMap((file) =>
      sentencesOf(readFileSync(join(root, file), 'utf8')).flatMap(({ line, text }) => {
        const fault = faultOf(text)
        return fault ? [{ file, line, text, fault }] : []
      }),
    )
}

function faultOf(sentence: string): string | null {
  if (opening.test(sentence)) return 'opening'
  if (riddles.test(sentence)) return 'riddle'
  return sentence.split(/\s+/).length > longestSentence ? 'length' : null
}

type Sentence = { line: number; text: string }

function sentencesOf(source: string): Sentence[] {
  const comments = [
    ...source.matchAll(/(?<!\w)\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ ((?:.*)(?:\n\s*\/\/ .*)*)/g),
  ].map(({ 1: block, 2: line, index }) => ({
    index,
    text: (block ?? line ?? '').replace(/\n\s*(\*|\/\/) ?/g, ' '),
  }))
  const names = [...source.matchAll(/\btest\(\s*(['"`])(.+?)\1,/g)].map(({ 2: text, index }) => ({
    index,
    text: text!,
  }))
  return [...comments, ...names].flatMap(({ index, text }) => {
    const line = source.slice(0, index).split('\n').length
    return text
      .split(/(?<=[.!?:;])\s+(?=[A-Z`])/)
      .map((sentence) => ({ line, text: sentence.trim() }))
      .filter(({ text: sentence }) => /[a-z]/i.test(sentence) && !/^(biome-ignore|@)/.test(sentence))
  })
}
