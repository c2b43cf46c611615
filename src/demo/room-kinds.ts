import type { Bilingual } from '#domain/text/locale.ts'
import type { BedKind } from '#words/hotels/hotel-facts.ts'

export type Bed = Readonly<{ kind: BedKind; count: number }>
/** The room type that a picture shows. */
export type RoomPicture = 'double' | 'twin' | 'triple' | 'family' | 'suite' | 'single' | 'studio'

export type RoomKind = Readonly<{
  code: string
  name: Bilingual
  picture: RoomPicture
  beds: readonly Bed[]
  sizeM2: number
  maxAdults: number
  maxGuests: number
  /** Relative to the hotel's base price, in basis points. */
  price: number
  stars: readonly [number, number]
  needs?: 'sea' | 'kitchen' | 'family' | 'tatami' | 'villa'
}>

type Row = readonly [
  code: string,
  en: string,
  zh: string,
  picture: RoomPicture,
  beds: string,
  sizeM2: number,
  adults: number,
  guests: number,
  price: number,
  from: number,
  to: number,
  needs?: RoomKind['needs'],
]

const rows: readonly Row[] = [
  ['single', 'Single Room', '单人间', 'single', '1 single', 13, 1, 1, 8000, 1, 3],
  ['standard-double', 'Standard Double Room', '标准大床房', 'double', '1 double', 18, 2, 2, 10000, 1, 3],
  ['standard-twin', 'Standard Twin Room', '标准双床房', 'twin', '2 single', 19, 2, 2, 10200, 1, 4],
  ['triple', 'Triple Room', '三人间', 'triple', '1 double+1 single', 23, 3, 3, 13200, 1, 3],
  ['superior-double', 'Superior Double Room', '高级大床房', 'double', '1 queen', 24, 2, 3, 11800, 3, 5],
  ['superior-twin', 'Superior Twin Room', '高级双床房', 'twin', '2 single', 25, 2, 3, 12000, 3, 5],
  [
    'sea-view-double',
    'Double Room with Sea View',
    '海景大床房',
    'double',
    '1 queen',
    26,
    2,
    3,
    14200,
    3,
    5,
    'sea',
  ],
  ['family', 'Family Room', '家庭房', 'family', '1 double+2 single', 32, 3, 4, 15400, 2, 5, 'family'],
  ['deluxe-king', 'Deluxe King Room', '豪华大床房', 'double', '1 king', 32, 2, 3, 14400, 4, 5],
  ['deluxe-twin', 'Deluxe Twin Room', '豪华双床房', 'twin', '2 double', 34, 3, 4, 14900, 4, 5],
  ['junior-suite', 'Junior Suite', '小型套房', 'suite', '1 king+1 sofa_bed', 44, 3, 4, 19600, 3, 5],
  ['executive-suite', 'Executive Suite', '行政套房', 'suite', '1 king+1 sofa_bed', 58, 3, 4, 26500, 4, 5],
  ['studio', 'Studio', '开间公寓', 'studio', '1 queen', 29, 2, 3, 11600, 2, 5, 'kitchen'],
  [
    'one-bedroom',
    'One-Bedroom Apartment',
    '一室一厅公寓',
    'studio',
    '1 queen+1 sofa_bed',
    44,
    3,
    4,
    15500,
    2,
    5,
    'kitchen',
  ],
  [
    'two-bedroom',
    'Two-Bedroom Apartment',
    '两室一厅公寓',
    'family',
    '1 queen+2 single',
    66,
    4,
    5,
    22500,
    3,
    5,
    'kitchen',
  ],
  ['tatami', 'Japanese-Style Room', '和室', 'double', '2 futon', 22, 3, 4, 11200, 2, 5, 'tatami'],
  [
    'tatami-large',
    'Spacious Japanese-Style Room',
    '宽敞和室',
    'family',
    '4 futon',
    34,
    4,
    5,
    16200,
    2,
    5,
    'tatami',
  ],
  [
    'pool-villa',
    'Villa with Private Pool',
    '私家泳池别墅',
    'suite',
    '1 king+1 sofa_bed',
    96,
    3,
    4,
    38000,
    5,
    5,
    'villa',
  ],
]

export const roomKinds: readonly RoomKind[] = rows.map(
  ([code, en, zh, picture, beds, sizeM2, maxAdults, maxGuests, price, from, to, needs]) => ({
    code,
    name: { en, zh },
    picture,
    beds: beds.split('+').map((bed) => {
      const [count, kind] = bed.split(' ')
      return { kind: kind as BedKind, count: Number(count) }
    }),
    sizeM2,
    maxAdults,
    maxGuests,
    price,
    stars: [from, to],
    ...(needs ? { needs } : {}),
  }),
)
