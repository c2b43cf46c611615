import type { Bilingual } from '#domain/text/locale.ts'
import { fold, isHan, squeeze } from '#gazetteer/fold.ts'
import type { PinyinReader } from '#gazetteer/read-pinyin.ts'
import type { MatchKindName } from './match-kinds.ts'

type Start = Readonly<{ at: number; kind: MatchKindName }>
/** A text without spaces, and the positions at which typing may begin. */
export type NameTerm = Readonly<{ text: string; starts: readonly Start[] }>

export type PlaceNames = Readonly<{
  name: Bilingual
  also: readonly string[]
  pinyin: string
  initials: string
}>

/** All searchable terms of a place. The first of equal texts is kept, which has the highest score. */
export function placeTerms({ name, also, pinyin, initials }: PlaceNames): NameTerm[] {
  const texts = [
    wordsOf(name.en, 'name'),
    wordsOf(name.zh, 'name'),
    ...also.map((other) => wordsOf(other, 'otherName')),
    termOf(pinyin, 'pinyin'),
    termOf(initials, 'initials'),
  ]
  return distinct(texts)
}

export type HotelNames = Readonly<{
  name: Bilingual
  /** Its city and district in Chinese, without spaces. */
  places: readonly string[]
}>

/** All searchable terms of a hotel: both names, and pinyin for Chinese. */
export function hotelTerms({ name, places }: HotelNames, readAloud: PinyinReader): NameTerm[] {
  const zh = squeeze(name.zh)
  const own = ownStart(zh, places)
  const kindAt = (at: number) => (at === 0 ? 'name' : at === own ? 'ownName' : 'laterWord')
  const written: NameTerm = { text: zh, starts: hanStarts(zh).map((at) => ({ at, kind: kindAt(at) })) }
  return [latinTerm(name.en), written, ...pinyinTerms(zh, own, readAloud)].filter(({ text }) => text !== '')
}

type LocatedNames = PlaceNames & Readonly<{ within: readonly string[] }>

/** Words that distinguish a place from its namesakes: its own names and those of its surroundings. */
export function locationTerms({ name, also, pinyin, within }: LocatedNames): NameTerm[] {
  const names = [name.en, name.zh, ...also, ...within].map((text) => wordsOf(text, 'name'))
  return [...names, termOf(pinyin, 'pinyin')].filter(({ text }) => text !== '')
}

const wordsOf = (text: string, kind: MatchKindName): NameTerm => {
  const folded = fold(text)
  const squeezed = folded.replaceAll(' ', '')
  const starts = isHan(squeezed) ? hanStarts(squeezed) : wordStarts(folded)
  return { text: squeezed, starts: starts.map((at) => ({ at, kind: at === 0 ? kind : 'laterWord' })) }
}

const termOf = (text: string, kind: MatchKindName): NameTerm => ({ text, starts: [{ at: 0, kind }] })

/** "san francisco" → 0, 3: the starts of its words without the spaces. */
function wordStarts(folded: string): number[] {
  const starts: number[] = []
  let at = 0
  for (const word of folded.split(' ')) {
    starts.push(at)
    at += word.length
  }
  return starts
}

/** 旧金山 → 0, 1: the last character alone is not specific enough. Letters and digits stay together. */
function hanStarts(text: string): number[] {
  const starts: number[] = []
  for (let at = 0; at < Math.max(1, text.length - 1); at++) {
    const isInsideWord = at > 0 && !isHan(text[at]!) && !isHan(text[at - 1]!)
    if (!isInsideWord) starts.push(at)
  }
  return starts
}

/** Generic words that precede a hotel's own name. */
const hotelWords = new Set(
  'the a hotel hotels grand grande le la les el il hostal hostel auberge albergo locanda posada pousada gasthof maison casa riad dar ryokan villa residence'.split(
    ' ',
  ),
)

function latinTerm(name: string): NameTerm {
  const folded = fold(name)
  const words = folded.split(' ')
  const own = words.findIndex((word) => !hotelWords.has(word))
  return {
    text: words.join(''),
    starts: wordStarts(folded).map((at, i) => ({
      at,
      kind: i === 0 ? 'name' : i === own ? 'ownName' : 'laterWord',
    })),
  }
}

/** 巴黎索尔米拉酒店 → 2: the start of the own name after the city and the district. */
function ownStart(zh: string, places: readonly string[]): number {
  let at = 0
  for (const place of places) if (place !== '' && zh.startsWith(place, at)) at += place.length
  return at < zh.length ? at : 0
}

/** 索尔米拉 → suoermila, which may be typed from each syllable on, and seml. */
function pinyinTerms(zh: string, own: number, readAloud: PinyinReader): NameTerm[] {
  if (!/\p{Script=Han}/u.test(zh)) return []
  const syllables = readAloud(zh).map((syllable, i) => syllable || zh[i]!)
  const kindAt = (i: number) => (i === 0 ? 'pinyin' : i === own ? 'ownPinyin' : 'laterPinyin')
  const starts: Start[] = []
  let length = 0
  for (const [i, syllable] of syllables.entries()) {
    starts.push({ at: length, kind: kindAt(i) })
    length += syllable.length
  }
  const initials: Start[] = [
    { at: 0, kind: 'initials' },
    { at: own, kind: 'ownInitials' },
  ]
  return [
    { text: syllables.join(''), starts },
    { text: syllables.map(([first]) => first).join(''), starts: initials },
  ]
}

function distinct(texts: readonly NameTerm[]): NameTerm[] {
  const seen = new Set<string>()
  return texts.flatMap(({ text, starts }) => {
    const news = starts.filter(({ at }) => {
      const tail = text.slice(at)
      if (tail === '' || seen.has(tail)) return false
      seen.add(tail)
      return true
    })
    return news.length > 0 ? [{ text, starts: news }] : []
  })
}
