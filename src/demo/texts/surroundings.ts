import { sightName, stationName } from '../names/articles.ts'
import { areaName, areaNameZh } from '../names/districts.ts'
import { centreOf, distance, isWalk, walk, walkMinutes, waters } from './measures.ts'
import type { Sentence } from './text-facts.ts'

const isQuietPart = /Island|Jumeirah|New Area|Beach|Bay|Airport|Mountain|Lake|Peninsula|Resort/

type Says = (name: string) => string

/** A sentence about the district; a text uses at most one. */
const district = (en: Says, zh: Says): Sentence[] => [
  ({ district: own, setting, city }) =>
    own && setting === 'city' && own.en !== city.name.en && !isQuietPart.test(own.en)
      ? [capital(en(areaName(own.en))), zh(areaNameZh(own.zh)), 'district']
      : null,
]

/** Sentences about the surroundings. */
export const surroundings: readonly Sentence[] = [
  (f) =>
    f.setting === 'garden' && (f.city.kind === 'island' || f.centreMetres > 6_000)
      ? ['Trees and lawns separate it from the road.', '树木和草坪隔开了马路。']
      : null,
  (f) =>
    f.water && f.water.metres <= 1_000
      ? [
          `It is about ${distance(f.water.metres).en} to ${waters[f.water.kind].en}, ${f.water.metres <= 400 ? 'close enough for a walk before breakfast' : 'an easy evening walk'}.`,
          `到${waters[f.water.kind].zh}约${distance(f.water.metres).zh}，${f.water.metres <= 400 ? '早餐前就能去走走' : '傍晚散步正合适'}。`,
          'water',
        ]
      : null,
  (f) =>
    f.water && f.water.metres > 1_000
      ? [
          `${capital(waters[f.water.kind].en)} is about ${distance(f.water.metres).en} away.`,
          `距${waters[f.water.kind].zh}约${distance(f.water.metres).zh}。`,
          'water',
        ]
      : null,
  (f) =>
    f.setting === 'old_town'
      ? [
          'The lanes of the old town start at the door, and most sights are within walking distance.',
          '出门便是老城的街巷，多数景点步行可达。',
        ]
      : null,
  (f) =>
    f.setting === 'old_town'
      ? ['There is little traffic here, so mornings are quiet.', '这一带车辆不多，清晨十分安静。']
      : null,
  (f) =>
    f.setting === 'city' && !f.district && f.city.kind !== 'island' && isWalk(f.centreMetres)
      ? [
          `${capital(centreOf(f.city.kind).en)} is ${walk(f.centreMetres).en} away, with shops and places to eat even closer.`,
          `步行约${walkMinutes(f.centreMetres)}分钟可到${centreOf(f.city.kind).zh}，商店和餐馆更近。`,
          'centre',
        ]
      : null,
  (f) =>
    f.setting === 'city' && !f.district && f.city.kind !== 'island' && f.centreMetres > 2_500
      ? [
          `The neighbourhood is residential and calmer than the centre, which is ${distance(f.centreMetres).en} away.`,
          `周边以住宅为主，比${distance(f.centreMetres).zh}外的${centreOf(f.city.kind).zh}清静。`,
          'centre',
        ]
      : null,
  ...district(
    (name) => `${name} has cafés, small shops and casual restaurants on the doorstep.`,
    (name) => `出门便是${name}的咖啡馆、小店和家常餐馆。`,
  ),
  ...district(
    (name) => `${name} is lively in the evening; rooms at the back are quieter.`,
    (name) => `晚上${name}很热闹，背街的房间更安静。`,
  ),
  ...district(
    (name) => `${name} is easy to explore on foot, and taxis are easy to find.`,
    (name) => `${name}适合步行闲逛，打车也方便。`,
  ),
  ...district(
    (name) => `You’re in the heart of ${name}, with shops that stay open late.`,
    (name) => `酒店就在${name}，附近店铺营业到很晚。`,
  ),
  ...district(
    (name) => `The street is a quiet one for ${name}.`,
    (name) => `在${name}，这条街算是安静的。`,
  ),
  ...district(
    (name) => `There is plenty of choice for eating out in ${name}.`,
    (name) => `${name}餐馆众多，选择丰富。`,
  ),
  ...district(
    (name) => `Everyday shops in ${name} are within walking distance, and buses stop nearby.`,
    (name) => `步行即可到${name}的日常店铺，公交站也不远。`,
  ),
  (f) => (f.setting === 'mountain' ? ['Footpaths start nearby.', '附近就有步道。'] : null),
  (f) =>
    f.setting === 'mountain' ? ['Most windows look out onto the mountains.', '多数房间推窗见山。'] : null,
  (f) =>
    f.setting === 'countryside' && f.city.scenery === 'plain'
      ? ['The windows look out on fields rather than traffic.', '窗外是田野，不见车流。']
      : null,
  (f) =>
    f.setting === 'countryside' && f.city.kind !== 'island'
      ? [
          `It is ${distance(f.centreMetres).en} to ${centreOf(f.city.kind).en}, so a car or a bicycle is useful.`,
          `离${centreOf(f.city.kind).zh}${distance(f.centreMetres).zh}，开车或骑车前往较为方便。`,
          'centre',
        ]
      : null,
  (f) =>
    f.setting === 'desert'
      ? ['Away from the lights of town, the night sky is clear.', '远离城镇灯火，夜空清澈。']
      : null,
  (f) =>
    f.setting === 'garden' && f.city.kind !== 'island' && f.centreMetres <= 6_000
      ? [
          `Trees and lawns separate it from the road, although ${centreOf(f.city.kind).en} is only ${distance(f.centreMetres).en} away.`,
          `树木和草坪隔开了马路，而到${centreOf(f.city.kind).zh}也不过${distance(f.centreMetres).zh}。`,
          'centre',
        ]
      : null,
  (f) =>
    f.setting === 'island' && f.water
      ? ['Life on the island moves at an unhurried pace.', '小岛生活节奏悠闲。']
      : null,
  (f) =>
    f.setting === 'beach' && f.water
      ? [
          'In high season the seafront is lively until late; the rest of the year it is quiet.',
          '旺季的海边热闹到深夜，其余时间十分清静。',
        ]
      : null,
  (f) =>
    f.setting === 'airport' && f.airport
      ? [
          `${f.airport.name.en} is ${distance(f.airport.metres).en} away${f.amenities.includes('airport_shuttle') ? ', and a shuttle can be arranged' : ''}.`,
          `距${f.airport.name.zh}${distance(f.airport.metres).zh}${f.amenities.includes('airport_shuttle') ? '，可预约接送' : ''}。`,
          'airport',
        ]
      : null,
  (f) =>
    f.setting === 'airport' && f.city.kind !== 'island'
      ? [
          `If you have a day to spare, ${centreOf(f.city.kind).en} is ${distance(f.centreMetres).en} away.`,
          `如果多停一天，${distance(f.centreMetres).zh}外就是${centreOf(f.city.kind).zh}。`,
          'centre',
        ]
      : null,
  (f) =>
    f.setting === 'river' && f.water
      ? [
          `A path runs along ${waters[f.water.kind].en}, popular with early walkers.`,
          '水边有步道，清晨常有人散步。',
        ]
      : null,
]

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}

/** Transport and nearby sights. */
export const ways: readonly Sentence[] = [
  (f) =>
    f.station && f.station.metres <= 1_300
      ? [
          `${stationName(f.station.name.en)} is ${walk(f.station.metres).en} away.`,
          `${walk(f.station.metres).zh}可到${f.station.name.zh}。`,
          'station',
        ]
      : null,
  (f) =>
    f.station && f.station.metres > 1_300 && f.station.metres < 15_000
      ? [
          `${stationName(f.station.name.en)} is ${distance(f.station.metres).en} from the hotel.`,
          `距${f.station.name.zh}${distance(f.station.metres).zh}。`,
          'station',
        ]
      : null,
  (f) =>
    f.airport && f.setting !== 'airport'
      ? [
          `${f.airport.name.en} is ${distance(f.airport.metres).en} away${f.amenities.includes('airport_shuttle') ? '; a shuttle can be arranged' : ''}.`,
          `距${f.airport.name.zh}${distance(f.airport.metres).zh}${f.amenities.includes('airport_shuttle') ? '，可预约接送' : ''}。`,
          'airport',
        ]
      : null,
  (f) =>
    f.landmark && isWalk(f.landmark.metres)
      ? [
          `It is about ${walkMinutes(f.landmark.metres)} minutes on foot to ${sightName(f.landmark.name.en)}.`,
          `步行约${walkMinutes(f.landmark.metres)}分钟可到${f.landmark.name.zh}。`,
          'landmark',
        ]
      : null,
  (f) =>
    f.landmark && !isWalk(f.landmark.metres) && f.landmark.metres < 9_000
      ? [
          `${capital(sightName(f.landmark.name.en))} is ${distance(f.landmark.metres).en} away.`,
          `距${f.landmark.name.zh}${distance(f.landmark.metres).zh}。`,
          'landmark',
        ]
      : null,
]
