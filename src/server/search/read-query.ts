import { localeOfCall } from '#contract/common-inputs.ts'
import { type HotelQuery, HotelSort } from '#contract/search.ts'
import { boards } from '#domain/board.ts'
import { DEFAULT_CURRENCY } from '#domain/currency.ts'
import type { Locale } from '#domain/locale.ts'
import { DEFAULT_PARTY, MAX_ADULTS, MAX_CHILD_AGE, MAX_CHILDREN, MAX_ROOMS } from '#domain/party.ts'
import { isPlainDate } from '#domain/plain-date.ts'
import { MAX_NIGHTS, nightsOf } from '#domain/stay.ts'

type Read = { readonly query: HotelQuery; readonly locale: Locale; readonly isPublic: boolean }
type Filled = { -readonly [Name in keyof HotelQuery]: HotelQuery[Name] }

/** Puts a value where it belongs; false where it is anything but plain. */
type Take = (query: Filled, value: string) => boolean

/**
 * Reads the usual question for hotels from an address: as the contract does, for a tenth of the time. What is unusual in
 * any way, and whatever is wrong, is left to the contract: null.
 */
export function readHotelQuery(text: string): Read | null {
  const query: Filled = {
    s_d: '',
    e_d: '',
    rooms: DEFAULT_PARTY.rooms,
    adults: DEFAULT_PARTY.adults,
    ages: [],
    currency: DEFAULT_CURRENCY,
    sort: 'recommended',
    stars: [],
    amenities: [],
    board: [],
    district: [],
    beds: [],
    free_cancel: false,
    pay_later: false,
    page: 1,
    page_size: 20,
  }
  let locale: Locale = 'zh'
  let seen = 0
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('&', at)
    const next = end < 0 ? text.length : end
    const middle = text.indexOf('=', at)
    if (middle < 0 || middle + 1 >= next) return null
    const key = text.slice(at, middle)
    const value = text.slice(middle + 1, next)
    at = next + 1
    const list = key.endsWith(']') || key.endsWith('%5D') ? LISTED.exec(key) : null
    const name = list ? list[1]! : key
    // Each name once, and the items of a list in their order.
    if (list && (!isList(name) || query[name].length !== Number(list[2]))) return null
    const field = fields.get(name)
    if (!field) return null
    if ((seen & field.bit) !== 0 && !(list && query[name as ListName].length > 0)) return null
    seen |= field.bit
    if (!field.take(query, value)) return null
    if (name === 'lang') locale = localeOfCall(value)
  }
  const { kw, s_d, e_d, currency } = query
  if (kw === undefined || s_d === '' || e_d === '') return null
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  if (nights < 1 || nights > MAX_NIGHTS) return null
  return { query, locale, isPublic: currency === DEFAULT_CURRENCY }
}

/** Neither escaped nor spaced: what such a value says is what it is. */
const PLAIN = /^[\w.~-]+$/
const LISTED = /^([a-z_]+)(?:\[|%5B)(0|[1-9]\d?)(?:\]|%5D)$/
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const CODE = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/
const CURRENCY = /^[A-Z]{3}$/
const WHOLE = /^\d{1,13}$/
const DECIMAL = /^\d{1,2}(\.\d{1,3})?$/

type TextName = 'kw' | 's_d' | 'e_d' | 'currency' | 'sort'
const text =
  (name: TextName, isGood: (value: string) => boolean): Take =>
  (query, value) => {
    query[name] = value as never
    return isGood(value)
  }
type NumberName = 'rooms' | 'adults' | 'price_min' | 'price_max' | 'page' | 'page_size'
const whole =
  (name: NumberName, least: number, most: number): Take =>
  (query, value) => {
    const number = Number(value)
    if (!WHOLE.test(value) || number < least || number > most) return false
    query[name] = number
    return true
  }
const flag =
  (name: 'free_cancel' | 'pay_later'): Take =>
  (query, value) => {
    query[name] = value === '1' || value === 'true'
    return query[name] || value === '0' || value === 'false'
  }
const wholes =
  (name: 'ages' | 'stars', most: number, items: number): Take =>
  (query, value) => {
    if (!WHOLE.test(value) || Number(value) > most) return false
    return query[name].push(Number(value)) <= items
  }
type TextsName = 'amenities' | 'district' | 'beds' | 'board'
const texts =
  (name: TextsName, isGood: (value: string) => boolean, items: number): Take =>
  (query, value) =>
    isGood(value) && (query[name] as string[]).push(value) <= items

const isSlug = (value: string) => value.length <= 120 && SLUG.test(value)
const isCode = (value: string) => value.length <= 40 && CODE.test(value)
const isOneOf = (all: readonly string[]) => (value: string) => all.includes(value)

const lists = {
  ages: wholes('ages', MAX_CHILD_AGE, MAX_CHILDREN),
  stars: wholes('stars', 5, 6),
  amenities: texts('amenities', isCode, 30),
  board: texts('board', isOneOf(boards), 5),
  district: texts('district', isSlug, 30),
  beds: texts('beds', isCode, 20),
}
type ListName = keyof typeof lists
const isList = (name: string): name is ListName => Object.hasOwn(lists, name)

const HIGHEST_PRICE = 1_000_000_000_000
/** Every call may carry these; they say nothing to a search. */
const plain: Take = (_, value) => PLAIN.test(value)
const takes: readonly (readonly [string, Take])[] = [
  ...Object.entries(lists),
  ['lang', plain],
  ['platform', plain],
  ['uid', plain],
  ['amail', plain],
  ['kw', text('kw', isSlug)],
  ['s_d', text('s_d', isPlainDate)],
  ['e_d', text('e_d', isPlainDate)],
  ['rooms', whole('rooms', 1, MAX_ROOMS)],
  ['adults', whole('adults', 1, MAX_ADULTS)],
  ['currency', text('currency', (value) => CURRENCY.test(value))],
  ['sort', text('sort', isOneOf(HotelSort.options))],
  [
    'score',
    (query, value) => {
      query.score = Number(value)
      return DECIMAL.test(value) && query.score <= 10
    },
  ],
  ['price_min', whole('price_min', 0, HIGHEST_PRICE)],
  ['price_max', whole('price_max', 0, HIGHEST_PRICE)],
  ['free_cancel', flag('free_cancel')],
  ['pay_later', flag('pay_later')],
  ['page', whole('page', 1, 100_000)],
  ['page_size', whole('page_size', 1, 50)],
]
/** By name: how it is read, and a bit by which it is known that it was. */
const fields = new Map(takes.map(([name, take], at) => [name, { take, bit: 1 << at }]))
