import { pictureCategories } from '#domain/hotel/picture-category.ts'
import { boards } from '#domain/stay/board.ts'
import { sceneries } from '#drawings/subject.ts'
import { amenityNames, roomAmenityNames } from '#words/hotels/hotel-facts.ts'
import {
  address,
  code,
  currency,
  date,
  decimal,
  either,
  type Field,
  ids,
  instant,
  oneOf,
  or,
  orSum,
  percent,
  slug,
  telephone,
  text,
  time,
  whole,
  words,
  zone,
} from './fields.ts'

/** The files of an inventory, in the order in which they are read: later files refer to earlier ones. */
export const fileNames = [
  'hotels',
  'texts',
  'rooms',
  'rates',
  'calendars',
  'restrictions',
  'taxes',
  'promotions',
  'images',
] as const
export type FileName = (typeof fileNames)[number]

type Fields = Readonly<Record<string, Field<unknown>>>
const name = () => text(200)
/** Parsed with the hotel's currency, in `rows.ts`. */
const inCurrency = (most = 400) => text(most)

const hotels = {
  code: code(),
  name_en: name(),
  name_zh: name(),
  city: slug(),
  district: or(slug(), null),
  address_en: text(400),
  address_zh: text(400),
  lat: decimal(-90, 90),
  lon: decimal(-180, 180),
  time_zone: or(zone(), null),
  currency: currency(),
  stars: whole(0, 5),
  kind: or(code(), 'hotel'),
  setting: or(oneOf(...sceneries), 'city'),
  amenities: or(ids(Object.keys(amenityNames)), []),
  check_in_from: time(),
  check_in_until: or(time(), null),
  check_out_until: time(),
  children_free: or(whole(0, 17), 0),
  pets: or(oneOf('free', 'fee', 'no'), 'no'),
  smoking: or(oneOf('no', 'outside', 'rooms'), 'no'),
  floors: or(whole(1, 200), null),
  opened: or(whole(1000, 2200), null),
  renovated: or(whole(1000, 2200), null),
  phone: or(telephone(), null),
} satisfies Fields

const texts = { hotel: code(), locale: oneOf('en', 'zh'), description: text(8_000) } satisfies Fields

const rooms = {
  hotel: code(),
  code: code(),
  name_en: name(),
  name_zh: name(),
  picture: or(
    oneOf('double', 'twin', 'triple', 'family', 'suite', 'single', 'studio', 'dormitory'),
    'double',
  ),
  beds: text(200),
  size_m2: whole(1, 5_000),
  included_adults: whole(1, 40),
  max_adults: whole(1, 40),
  max_guests: whole(1, 40),
  units: whole(0, 10_000),
  amenities: or(ids(Object.keys(roomAmenityNames)), []),
} satisfies Fields

/** The percentage of a rate that has prices of its own. A rate by a sum has the sum instead. */
export const OWN_PRICES = 'own'

const rates = {
  hotel: code(),
  code: code(),
  name_en: name(),
  name_zh: name(),
  percent: orSum(either(OWN_PRICES, percent(1_000))),
  single_use: or(percent(100), 10_000),
  extra_adult: inCurrency(20),
  board: oneOf(...boards),
  board_price: inCurrency(20),
  children: or(inCurrency(), ''),
  payment: inCurrency(40),
  cancellation: or(inCurrency(), ''),
  no_show: inCurrency(20),
  rooms: or(words(), null),
} satisfies Fields

const calendars = {
  hotel: code(),
  room: code(),
  rate: or(code(), null),
  from: date(),
  to: or(date(), null),
  prices: or(text(20_000), ''),
  units: or(text(6_000), ''),
} satisfies Fields

const restrictions = {
  hotel: code(),
  room: or(code(), null),
  rate: or(code(), null),
  kind: oneOf(
    'closed',
    'closed_to_arrival',
    'closed_to_departure',
    'min_stay',
    'max_stay',
    'min_stay_through',
    'max_stay_through',
    'min_advance',
    'max_advance',
  ),
  from: date(),
  to: date(),
  weekdays: or(text(7), '1234567'),
  value: or(whole(0, 999), 0),
} satisfies Fields

const taxes = {
  hotel: code(),
  kind: oneOf('tax', 'fee'),
  name_en: name(),
  name_zh: name(),
  of: oneOf('percent', 'amount'),
  value: inCurrency(20),
  per: or(oneOf('room', 'person'), 'room'),
  each: or(oneOf('night', 'stay'), 'stay'),
  max_nights: or(whole(1, 999), null),
  from_age: or(whole(0, 99), 0),
  collected: oneOf('included', 'added', 'at_hotel'),
} satisfies Fields

const promotions = {
  code: code(),
  of: oneOf('percent', 'amount'),
  value: text(20),
  currency: or(currency(), null),
  booked_from: instant(),
  booked_until: instant(),
  min_nights: or(whole(1, 30), 1),
  uses_per_account: or(whole(1, 1_000_000), null),
  uses_in_all: or(whole(1, 1_000_000_000), null),
} satisfies Fields

const images = {
  hotel: code(),
  room: or(code(), null),
  url: address(),
  alt_en: name(),
  alt_zh: name(),
  category: or(oneOf(...pictureCategories), null),
} satisfies Fields

export const fieldsOf = {
  hotels,
  texts,
  rooms,
  rates,
  calendars,
  restrictions,
  taxes,
  promotions,
  images,
} satisfies Record<FileName, Fields>

type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never
}
/** A row of a file, field by field, as written. */
export type RowOf<Name extends FileName> = Values<(typeof fieldsOf)[Name]>
