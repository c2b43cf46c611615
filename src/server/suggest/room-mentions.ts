import { isHan } from '#gazetteer/fold.ts'
import { bedWords, type RoomWord, roomWords } from '#words/hotels/room-words.ts'
import { tokenise } from './tokenise.ts'

/** A typed room or bed, complete or as a prefix, and the words beside it. */
export type RoomMention = Readonly<{
  word: RoomWord
  isBed: boolean
  isWhole: boolean
  rest: readonly string[]
}>

/** Shorter prefixes are too ambiguous. */
const shortestStart = 3
const shortestHanStart = 2
const mostTogether = 3

type Phrase = Readonly<{ word: RoomWord; isBed: boolean; phrase: string }>
const phrases: readonly Phrase[] = [...roomWords, ...bedWords].flatMap((word) =>
  word.typed.map((typed) => ({ word, isBed: bedWords.includes(word), phrase: tokenise(typed).join('') })),
)
const byPhrase = Map.groupBy(phrases, ({ phrase }) => phrase)

type Part = Readonly<{ text: string; isLast: boolean; rest: readonly string[] }>

/** Each room and bed once, by its longest match. */
export function mentionedRooms(words: readonly string[]): RoomMention[] {
  const found = new Map<RoomWord, RoomMention & { length: number }>()
  for (const { text, isLast, rest } of partsOf(words)) {
    for (const { word, isBed, phrase } of phrasesFor(text, isLast)) {
      const isWhole = phrase === text
      const best = found.get(word)
      if (!best || text.length > best.length || (text.length === best.length && isWhole))
        found.set(word, { word, isBed, isWhole, rest, length: text.length })
    }
  }
  return [...found.values()]
}

/** The last words may be a prefix of a phrase that is still being typed. */
function phrasesFor(text: string, isLast: boolean): readonly Phrase[] {
  const shortest = isHan(text) ? shortestHanStart : shortestStart
  if (isLast && text.length >= shortest) return phrases.filter(({ phrase }) => phrase.startsWith(text))
  return byPhrase.get(text) ?? []
}

/** Consecutive words, or a part of a Chinese one, which has no spaces: 东京大床房 → 大床房, with 东京 left. */
function partsOf(words: readonly string[]): Part[] {
  return words.flatMap((word, from) => [
    ...words.slice(from, from + mostTogether).map((_, more) => {
      const to = from + more + 1
      return {
        text: words.slice(from, to).join(''),
        isLast: to === words.length,
        rest: [...words.slice(0, from), ...words.slice(to)],
      }
    }),
    ...(isHan(word) ? piecesOf(word, from, words) : []),
  ])
}

function piecesOf(word: string, at: number, words: readonly string[]): Part[] {
  const pieces: Part[] = []
  for (let from = 0; from < word.length; from++)
    for (let to = from + shortestHanStart; to <= word.length; to++) {
      if (from === 0 && to === word.length) continue
      const around = [word.slice(0, from), word.slice(to)].filter((text) => text !== '')
      pieces.push({
        text: word.slice(from, to),
        isLast: to === word.length && at === words.length - 1,
        rest: [...words.slice(0, at), ...around, ...words.slice(at + 1)],
      })
    }
  return pieces
}
