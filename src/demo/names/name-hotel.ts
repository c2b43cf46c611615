import type { Bilingual } from '#domain/text/locale.ts'
import type { HotelKind, Setting } from '../kinds.ts'
import type { Random } from '../random.ts'
import { isChainName } from './chains.ts'
import { coinedWords } from './coined-words.ts'
import { districtWithin } from './districts.ts'
import { chineseWords, japaneseWords, koreanWords } from './eastern-words.ts'
import type { Family } from './families.ts'
import { pairs } from './pairs.ts'

export type NameFacts = {
  family: Family
  kind: HotelKind
  setting: Setting
  spa: boolean
  city: Bilingual
  district: Bilingual | null
}

/** Names already used in a city: full names and their distinctive words, in both languages. */
export type NamesTaken = { readonly names: Set<string>; readonly words: Set<string> }
export const noNamesTaken = (): NamesTaken => ({ names: new Set(), words: new Set() })

const forms: Readonly<Record<HotelKind, readonly Bilingual[]>> = {
  hotel: pairs('_ Hotel 酒店, Hotel _ 酒店, The _ 酒店'),
  grand: pairs('_ Grand Hotel 大酒店, Grand Hotel _ 大酒店, _ Hotel 大酒店, The _ 大酒店'),
  boutique: pairs('_ House 公馆, The _ 精品酒店, _ Boutique Hotel 精品酒店, Maison _ 公馆'),
  inn: pairs('_ Inn 旅馆, The _ Inn 旅馆'),
  guesthouse: pairs('_ Guesthouse 民宿, _ Rooms 民宿, Casa _ 小院, _ Cottage 小筑'),
  resort: pairs('_ Resort 度假酒店, The _ Resort 度假酒店, _ Resort 度假村'),
  lodge: pairs('_ Lodge 山庄, The _ Lodge 山舍, _ Mountain House 山居'),
  apartments: pairs('_ Apartments 公寓酒店, _ Suites 公寓酒店, _ Residence 酒店公寓'),
  ryokan: pairs('Ryokan _ 旅馆, _ Ryokan 旅馆, _ Inn 旅馆'),
  riad: pairs('Riad _ 庭院旅馆, Dar _ 庭院旅馆'),
}

/** Native words for a hotel, by language. */
const nativeForms: Readonly<
  Partial<Record<Family, Readonly<Partial<Record<HotelKind, readonly Bilingual[]>>>>>
> = {
  french: { hotel: pairs('Hôtel _ 酒店'), inn: pairs('Auberge _ 旅馆') },
  italian: { hotel: pairs('Albergo _ 酒店'), inn: pairs('Locanda _ 旅馆') },
  spanish: { hotel: pairs('Hotel _ 酒店'), inn: pairs('Posada _ 旅馆') },
  portuguese: { hotel: pairs('Hotel _ 酒店'), inn: pairs('Pousada _ 旅馆') },
  german: { hotel: pairs('Hotel _ 酒店'), inn: pairs('Gasthof _ 旅馆') },
  chinese: { hotel: pairs('_ Hotel 酒店, _ Hotel 饭店'), inn: pairs('_ Inn 客栈') },
}
/** French and Spanish words, used in countries of Romance languages only. */
const foreignForm = /^(Maison|Casa)\b/
const foreignFamilies: readonly Family[] = ['french', 'spanish', 'italian', 'portuguese']

/** A name unique within the city that contains no trademark. */
export function nameHotel(facts: NameFacts, random: Random, taken: NamesTaken): Bilingual {
  for (let attempt = 0; ; attempt++) {
    const word = random.pick(wordPool(facts.family, random))
    if (attempt < patience && (taken.words.has(word.en) || taken.words.has(word.zh))) continue
    // Many hotels in a city are distinguished by district; every other attempt omits it, in case it matches a
    // trademark.
    const name = composed(word, facts, random, attempt > patience && attempt % 2 === 0)
    if (taken.names.has(name.en) || taken.names.has(name.zh) || isChainName(name)) continue
    for (const text of [name.en, name.zh]) taken.names.add(text)
    for (const text of [word.en, word.zh]) taken.words.add(text)
    return name
  }
}
const patience = 24

function wordPool(family: Family, random: Random): readonly Bilingual[] {
  if (family === 'chinese') return random.chance(88) ? chineseWords : compoundWords
  if (family === 'japanese') return random.chance(80) ? japaneseWords : compoundWords
  if (family === 'korean') return random.chance(35) ? koreanWords : compoundWords
  return random.chance(family === 'english' ? 30 : 45) ? coinedWords[family] : compoundWords
}

function composed(word: Bilingual, facts: NameFacts, random: Random, crowded: boolean): Bilingual {
  const { city, district, setting, spa, kind } = facts
  const form = formOf(facts, random)
  const en = form.en.replace('_', word.en)
  const beach = kind === 'resort' && setting === 'beach' && random.chance(40)
  const withSpa = kind === 'resort' && spa && !beach && random.chance(35)
  const own = `${beach ? en.replace('Resort', 'Beach Resort') : en}${withSpa ? ' & Spa' : ''}`
  const place = crowded || (district && random.chance(22)) ? district : null
  const ownZh = beach ? '海滨' : withSpa ? '水疗' : ''
  const tail = place && place.en !== city.en ? ` ${place.en}` : random.chance(30) ? ` ${city.en}` : ''
  const before = place ? placeBefore(city, place, random) : random.chance(72) ? shortCity(city) : ''
  return { en: `${own}${tail}`, zh: `${before}${word.zh}${ownZh}${form.zh}` }
}

function formOf({ kind, family }: NameFacts, random: Random): Bilingual {
  const native = nativeForms[family]?.[kind]
  if (native && random.chance(60)) return random.pick(native)
  const fitting = forms[kind].filter(({ en }) => foreignFamilies.includes(family) || !foreignForm.test(en))
  return random.pick(fitting)
}

function placeBefore(city: Bilingual, place: Bilingual, random: Random): string {
  return random.chance(60) && shortCity(city) ? districtWithin(city, place) : place.zh
}

/** A long transliteration before the name would obscure it. */
const shortCity = ({ zh }: Bilingual) => (zh.length <= 4 ? zh : '')

const colours = pairs(
  'Silver 银, Golden 金, White 白, Blue 蓝, Green 青, Quiet 静, Morning 晨, Evening 暮, Northern 北, Southern 南, Old 古, Wild 野, Distant 远, Clear 清, Warm 暖, Bright 明, Crimson 绯, Autumn 秋, Winter 冬, Summer 夏, Tall 高, Secret 隐',
)
const things = pairs(
  'Heron 鹭, Crane 鹤, Swallow 燕, Birch 桦, Pine 松, Cedar 杉, Maple 枫, Willow 柳, Lantern 灯, Sail 帆, Bridge 桥, Spring 泉, Reed 苇, Orchid 兰, Kite 鸢, Deer 鹿, Cloud 云, Bell 钟, Harp 琴, Juniper 柏, Star 星, Wren 雀, Fern 蕨, Iris 鸢尾, Oriole 莺, Moss 苔, Falcon 隼, Plum 梅, Linden 椴, Hazel 榛, Lotus 莲, Moon 月, Stone 石, Bamboo 竹, Oak 橡, Poplar 杨, Feather 羽, Mulberry 桑',
)

/** "Silver Heron" and 银鹭: every pair of the two lists, the same in both languages. */
const compoundWords: readonly Bilingual[] = colours.flatMap((colour) =>
  things.map((thing) => ({ en: `${colour.en} ${thing.en}`, zh: `${colour.zh}${thing.zh}` })),
)
