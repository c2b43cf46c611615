import { randomInt } from 'node:crypto'

// Another one in every process: nobody can think of texts beforehand whose marks are all the same.
const FIRST = randomInt(2 ** 32)
const PRIME = 0x01000193

let lastText = ''
let lastMark = 0

/**
 * A number for a text, nearly always another one for another text; never 0. Tables by text would have the engine look
 * each new text up among all that it has ever met, and keep it there until its next walk over everything.
 */
export function markOf(text: string): number {
  // The same text is asked about several times in a row.
  if (text === lastText && lastMark !== 0) return lastMark
  let mark = FIRST
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), PRIME)
  lastText = text
  lastMark = mark | 0 || 1
  return lastMark
}
