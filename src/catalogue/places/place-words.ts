import type { Findable } from './findable.ts'
import { fold, isHan, squeeze } from './fold.ts'

/** A text under which a place is found, and how much a match of it is worth. */
export type PlaceWord = Readonly<{ text: string; whole: number; start: number }>

/** Points for typing all of a word, and for typing its beginning. */
const name = { whole: 100, start: 50 }
const otherName = { whole: 95, start: 45 }
/** Less than a name: bali is the pinyin of 巴黎, and means Bali. */
const spokenName = { whole: 85, start: 40 }
const initials = { whole: 60, start: 10 }
const laterWord = { whole: 32, start: 25 }

/** Every word of a place: its names, their later words, pinyin and its initials. */
export function placeWords(place: Findable): PlaceWord[] {
  const words = [
    ...namesOf(place.name.en, name),
    ...namesOf(place.name.zh, name),
    ...place.also.flatMap((other) => namesOf(other, otherName)),
    { text: place.pinyin, ...spokenName },
    { text: place.initials, ...initials },
  ]
  const best = new Map<string, PlaceWord>()
  for (const word of words) {
    const known = best.get(word.text)
    if (word.text !== '' && (!known || known.whole < word.whole)) best.set(word.text, word)
  }
  return [...best.values()]
}

type Points = Readonly<{ whole: number; start: number }>

function namesOf(text: string, points: Points): PlaceWord[] {
  return [{ text: squeeze(text), ...points }, ...tails(text).map((tail) => ({ text: tail, ...laterWord }))]
}

/** "san francisco" → "francisco"; 旧金山 → 金山, 山 is too little to mean it. */
function tails(text: string): string[] {
  const folded = fold(text)
  if (isHan(folded))
    return Array.from({ length: Math.max(0, folded.length - 2) }, (_, i) => folded.slice(i + 1))
  const parts = folded.split(' ')
  return parts.slice(1).map((_, i) => parts.slice(i + 1).join(''))
}
