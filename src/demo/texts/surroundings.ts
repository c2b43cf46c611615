import { sightName, stationName } from '../names/articles.ts'
import { areaName, areaNameZh } from '../names/districts.ts'
import { centreOf, distance, isWalk, walk, walkMinutes, waters } from './measures.ts'
import type { Sentence } from './text-facts.ts'

const isQuietPart = /Island|Jumeirah|New Area|Beach|Bay|Airport|Mountain|Lake|Peninsula|Resort/

type Says = (name: string) => string

/** A sentence about the part of the city; one of them is enough. */
const district = (en: Says, zh: Says): Sentence[] => [
  ({ district: own, setting, city }) =>
    own && setting === 'city' && own.en !== city.name.en && !isQuietPart.test(own.en)
      ? [capital(en(areaName(own.en))), zh(areaNameZh(own.zh)), 'district']
      : null,
]

/** Where one is when one steps out. */
export const surroundings: readonly Sentence[] = [
  (f) =>
    f.setting === 'garden' && (f.city.kind === 'island' || f.centreMetres > 6_000)
      ? ['Trees and lawns keep the road at a distance.', '树木和草坪隔开了马路。']
      : null,
  (f) =>
    f.water && f.water.metres <= 1_000
      ? [
          `It is about ${distance(f.water.metres).en} to ${waters[f.water.kind].en}, ${f.water.metres <= 400 ? 'close enough for an early walk' : 'an easy walk in the evening'}.`,
          `到${waters[f.water.kind].zh}约${distance(f.water.metres).zh}，${f.water.metres <= 400 ? '清早就能去走一圈' : '傍晚散步正合适'}。`,
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
          'The lanes of the old town begin at the door, and most of what people come to see can be reached on foot.',
          '出门便是老城的街巷，多数景点步行可达。',
        ]
      : null,
  (f) =>
    f.setting === 'old_town'
      ? ['Cars are few in these streets, so mornings are quiet.', '这一带车辆不多，清晨十分安静。']
      : null,
  (f) =>
    f.setting === 'city' && !f.district && f.city.kind !== 'island' && isWalk(f.centreMetres)
      ? [
          `${capital(centreOf(f.city.kind).en)} is ${walk(f.centreMetres).en} away, and shops and places to eat are closer still.`,
          `步行约${walkMinutes(f.centreMetres)}分钟可到${centreOf(f.city.kind).zh}，商店和餐馆则更近。`,
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
    (name) => `${name} has cafés, small shops and everyday restaurants on the doorstep.`,
    (name) => `${name}咖啡馆、小店和家常餐馆很多，出门就是。`,
  ),
  ...district(
    (name) => `In the evening ${name} is lively; rooms to the back are quieter.`,
    (name) => `晚上${name}很热闹，怕吵可以选背街的房间。`,
  ),
  ...district(
    (name) => `${name} is easy to explore on foot, and taxis are never far.`,
    (name) => `${name}适合步行闲逛，打车也方便。`,
  ),
  ...district(
    (name) => `One is in the middle of ${name} here, with shops that are open until late.`,
    (name) => `这里正处在${name}，附近店铺营业到很晚。`,
  ),
  ...district(
    (name) => `For ${name} the street is a quiet one.`,
    (name) => `在${name}，这算是一条安静的街。`,
  ),
  ...district(
    (name) => `Those who like to eat out will not run out of choice in ${name}.`,
    (name) => `爱在外面吃饭的人，在${name}不愁没有选择。`,
  ),
  ...district(
    (name) => `Most errands can be done on foot in ${name}, and buses stop nearby.`,
    (name) => `${name}生活便利，公交站也不远。`,
  ),
  (f) =>
    f.setting === 'mountain'
      ? [
          'Footpaths start nearby, and the evenings are cool even in summer.',
          '附近就有步道，即使夏天，夜里也凉爽。',
        ]
      : null,
  (f) =>
    f.setting === 'mountain'
      ? ['The slopes around the house are the view from most windows.', '多数房间推窗见山。']
      : null,
  (f) =>
    f.setting === 'countryside' && f.city.scenery === 'plain'
      ? ['There are fields rather than traffic outside the windows.', '窗外是田野，听不到车声。']
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
      ? [
          'Days are hot and nights are clear; bring a jacket for the evening.',
          '白天炎热，夜空清澈，晚上记得添件外套。',
        ]
      : null,
  (f) =>
    f.setting === 'garden' && f.city.kind !== 'island' && f.centreMetres <= 6_000
      ? [
          `Trees and lawns keep the road at a distance, although ${centreOf(f.city.kind).en} is only ${distance(f.centreMetres).en} away.`,
          `树木和草坪隔开了马路，而到${centreOf(f.city.kind).zh}也不过${distance(f.centreMetres).zh}。`,
          'centre',
        ]
      : null,
  (f) =>
    f.setting === 'island' && f.water
      ? ['The pace of the island sets in soon after arrival.', '住下不久，便会跟上小岛的节奏。']
      : null,
  (f) =>
    f.setting === 'beach' && f.water
      ? [
          'In season the seafront is lively until late; out of season one has it almost alone.',
          '旺季的海边热闹到深夜，淡季则几乎独享。',
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
          `For those with a day to spare, ${centreOf(f.city.kind).en} is ${distance(f.centreMetres).en} away.`,
          `如果多停一天，${distance(f.centreMetres).zh}外就是${centreOf(f.city.kind).zh}。`,
          'centre',
        ]
      : null,
  (f) =>
    f.setting === 'river' && f.water
      ? [
          `A path follows ${waters[f.water.kind].en}, and people use it from early morning on.`,
          '水边有步道，一早就有人散步。',
        ]
      : null,
]

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}

/** How one comes and what is near. */
export const ways: readonly Sentence[] = [
  (f) =>
    f.station && f.station.metres <= 1_300
      ? [
          `${stationName(f.station.name.en)} is ${walk(f.station.metres).en} away, so trains are never far.`,
          `${walk(f.station.metres).zh}可到${f.station.name.zh}，坐火车很方便。`,
          'station',
        ]
      : null,
  (f) =>
    f.station && f.station.metres > 1_300 && f.station.metres < 15_000
      ? [
          `${stationName(f.station.name.en)} is ${distance(f.station.metres).en} from the house.`,
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
          `One can walk to ${sightName(f.landmark.name.en)} in about ${walkMinutes(f.landmark.metres)} minutes.`,
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
