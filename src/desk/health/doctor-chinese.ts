import { machineSentences } from './machine-sentences.ts'
import { serviceSentences } from './service-sentences.ts'

// The doctor is a command in English. A sentence that is missing here is shown in English.
const pairs = [...machineSentences, ...serviceSentences]

const exact = new Map(pairs.filter(([english]) => !english.includes('*')))
/** The longest first: a sentence with more words of its own is the better match. */
const patterns = pairs
  .filter(([english]) => english.includes('*'))
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([english, chinese]) => ({ parts: english.split('*'), chinese }))

/** The texts between these parts; null if the text does not consist of them. */
function valuesBetween(parts: readonly string[], text: string): string[] | null {
  const last = parts.at(-1)!
  if (!text.startsWith(parts[0]!) || !text.endsWith(last)) return null
  const values: string[] = []
  let at = parts[0]!.length
  for (const part of parts.slice(1, -1)) {
    const next = text.indexOf(part, at + 1)
    if (next < 0) return null
    values.push(text.slice(at, next))
    at = next + part.length
  }
  const end = text.length - last.length
  return end > at ? [...values, text.slice(at, end)] : null
}

/** The Chinese of a sentence of the doctor; null if it has none. */
export function doctorChinese(text: string): string | null {
  const known = exact.get(text)
  if (known !== undefined) return known
  for (const { parts, chinese } of patterns) {
    const values = valuesBetween(parts, text)
    if (values) return chinese.replaceAll('*', () => values.shift() ?? '')
  }
  return null
}
