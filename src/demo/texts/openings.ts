import { kindNames } from '../kinds.ts'
import { sightName } from '../names/articles.ts'
import { areaName, districtWithin } from '../names/districts.ts'
import { centreOf, distance, isWalk, starsInWords, walk } from './measures.ts'
import type { Sentence, TextFacts } from './text-facts.ts'

const counted = ({ rooms, kind }: TextFacts) => `${rooms} ${kind === 'apartments' ? 'apartments' : 'rooms'}`
const countedZh = ({ rooms, kind }: TextFacts) =>
  kind === 'apartments' ? `${rooms}套公寓` : `${rooms}间客房`
const area = ({ district, city }: TextFacts) =>
  district && district.en !== city.name.en ? district : city.name
const isPlain = ({ kind }: TextFacts) =>
  kind === 'hotel' || kind === 'grand' || kind === 'resort' || kind === 'apartments'
const article = (word: string) => (/^[aeio]|^18|^8\d?\b/.test(word) ? 'an' : 'a')
const inCity = (facts: TextFacts) => {
  const own = area(facts)
  if (own === facts.city.name) return `in ${own.en}`
  if (own.en.includes(facts.city.name.en)) return `in ${own.en}`
  const name = areaName(own.en)
  return name === own.en
    ? `${/Island$|^Palm /.test(own.en) ? 'on' : 'in'} ${name}, ${facts.city.name.en}`
    : `in ${name} of ${facts.city.name.en}`
}
const inCityZh = ({ city, district }: TextFacts) => districtWithin(city.name, district)

/** The first sentence: kind and location of the hotel. */
export const openings: readonly Sentence[] = [
  (f) =>
    f.district
      ? [
          `${f.name.en} is ${inCity(f)}${inCity(f).includes(',') ? ',' : ''} and has ${counted(f)}.`,
          `${f.name.zh}位于${inCityZh(f)}，共有${countedZh(f)}。`,
        ]
      : null,
  (f) =>
    f.renovated && f.renovated >= 2018
      ? [
          `${f.name.en}, ${article(kindNames[f.kind].en)} ${kindNames[f.kind].en} ${inCity(f)}, was renovated in ${f.renovated} and has ${counted(f)}.`,
          `${f.name.zh}位于${inCityZh(f)}，${f.renovated}年重新装修，共有${countedZh(f)}。`,
          'renovated',
        ]
      : null,
  (f) =>
    isPlain(f)
      ? [
          `${f.name.en} is a ${starsInWords(f.stars).en} ${kindNames[f.kind].en} with ${counted(f)} ${inCity(f)}.`,
          `${f.name.zh}是${inCityZh(f)}的一家${starsInWords(f.stars).zh}${kindNames[f.kind].zh}，共有${countedZh(f)}。`,
        ]
      : null,
  (f) =>
    f.district || f.city.kind === 'island'
      ? null
      : [
          `${f.name.en} has ${counted(f)} and is ${distance(f.centreMetres).en} from ${centreOf(f.city.kind).en} of ${f.city.name.en}.`,
          `${f.name.zh}距${f.city.name.zh}${centreOf(f.city.kind).zh}${distance(f.centreMetres).zh}，设有${countedZh(f)}。`,
          'centre',
        ],
  (f) =>
    f.rooms <= 30
      ? [
          `With only ${counted(f)}, ${f.name.en} is a small ${kindNames[f.kind].en} ${inCity(f)}.`,
          `${f.name.zh}是${inCityZh(f)}的一家小巧的${kindNames[f.kind].zh}，仅有${countedZh(f)}。`,
        ]
      : null,
  (f) =>
    f.rooms >= 120
      ? [
          `${f.name.en} is one of the larger hotels ${inCity(f)}: ${counted(f)} on ${f.floors} floors.`,
          `${f.name.zh}是${inCityZh(f)}规模较大的${kindNames[f.kind].zh}之一，楼高${f.floors}层，共${countedZh(f)}。`,
          'floors',
        ]
      : null,
  (f) =>
    f.opened < 1990
      ? [
          `${f.name.en} has welcomed guests since ${f.opened}; today it is ${article(kindNames[f.kind].en)} ${kindNames[f.kind].en} with ${counted(f)} ${inCity(f)}.`,
          `${f.name.zh}自${f.opened}年开业，如今是${inCityZh(f)}一家拥有${countedZh(f)}的${kindNames[f.kind].zh}。`,
        ]
      : null,
  (f) =>
    f.opened >= 2019
      ? [
          `Opened in ${f.opened}, ${f.name.en} is a fairly new ${kindNames[f.kind].en} with ${counted(f)} ${inCity(f)}.`,
          `${f.name.zh}于${f.opened}年开业，是${inCityZh(f)}一家较新的${kindNames[f.kind].zh}，共有${countedZh(f)}。`,
        ]
      : null,
  (f) =>
    !f.district && f.city.kind !== 'island' && isWalk(f.centreMetres)
      ? [
          `${f.name.en} is ${walk(f.centreMetres).en} from ${centreOf(f.city.kind).en} of ${f.city.name.en}.`,
          `从${f.name.zh}到${f.city.name.zh}${centreOf(f.city.kind).zh}${walk(f.centreMetres).zh}。`,
          'centre',
        ]
      : null,
  (f) =>
    f.landmark && f.landmark.metres <= 2_500
      ? [
          `${f.name.en} is ${article(kindNames[f.kind].en)} ${kindNames[f.kind].en} ${inCity(f)}, ${distance(f.landmark.metres).en} from ${sightName(f.landmark.name.en)}.`,
          `${f.name.zh}坐落在${inCityZh(f)}，距${f.landmark.name.zh}${distance(f.landmark.metres).zh}。`,
          'landmark',
        ]
      : null,
  (f) =>
    f.setting === 'airport' && f.airport
      ? [
          `${f.name.en} suits early departures and late arrivals: ${f.airport.name.en} is ${distance(f.airport.metres).en} away.`,
          `${f.name.zh}距${f.airport.name.zh}${distance(f.airport.metres).zh}，赶早班机或深夜抵达都方便。`,
          'airport',
        ]
      : null,
  (f) =>
    f.water && f.water.metres <= 500 && f.water.kind === 'sea'
      ? [
          `The sea is about ${distance(f.water.metres).en} from ${f.name.en}, ${article(kindNames[f.kind].en)} ${kindNames[f.kind].en} with ${counted(f)}.`,
          `走出${f.name.zh}，约${distance(f.water.metres).zh}便是海边；全店共有${countedZh(f)}。`,
          'water',
        ]
      : null,
  (f) =>
    f.kind === 'guesthouse' || f.kind === 'inn' || f.kind === 'riad' || f.kind === 'ryokan'
      ? [
          `${f.name.en} is ${article(kindNames[f.kind].en)} ${kindNames[f.kind].en} ${inCity(f)}${inCity(f).includes(',') ? ',' : ''} run by its owners.`,
          `${f.name.zh}是${inCityZh(f)}的一家${kindNames[f.kind].zh}，由店主自己打理。`,
        ]
      : null,
  (f) =>
    f.setting === 'mountain' && f.city.elevation >= 600
      ? [
          `${f.name.en} is ${article(kindNames[f.kind].en)} ${kindNames[f.kind].en} with ${counted(f)} in ${f.city.name.en}, ${f.city.elevation.toLocaleString('en-US')} m above sea level.`,
          `${f.name.zh}位于海拔${f.city.elevation.toLocaleString('en-US')}米的${f.city.name.zh}，共有${countedZh(f)}。`,
        ]
      : null,
]
