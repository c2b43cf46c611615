import { localeOfCall } from '#contract/common-inputs.ts'
import { type HotelQuery, HotelSort } from '#contract/search.ts'
import { boards } from '#domain/board.ts'
import { DEFAULT_CURRENCY } from '#domain/currency.ts'
import type { Locale } from '#domain/locale.ts'
import { DEFAULT_PARTY, MAX_ADULTS, MAX_CHILD_AGE, MAX_CHILDREN, MAX_ROOMS } from '#domain/party.ts'
import { isCalendarDate } from '#domain/plain-date.ts'
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
  // All of it from the beginning: a question is always of one shape.
  const query: Filled = {
    kw: undefined,
    bounds: undefined,
    near: undefined,
    name: undefined,
    score: undefined,
    price_min: undefined,
    price_max: undefined,
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
    const last = text.charCodeAt(middle - 1)
    const list = last === BRACKET || last === LETTER_D ? LISTED.exec(text.slice(at, middle)) : null
    const field = list ? fieldAt(list[1]!, 0, list[1]!.length) : fieldAt(text, at, middle)
    if (!field) return null
    const value = text.slice(middle + 1, next)
    at = next + 1
    const isFirst = !list || list[2] === '0'
    // Each name once, and the items of a list in their order.
    if (list && field.items?.(query).length !== Number(list[2])) return null
    if ((seen & field.bit) !== 0 && isFirst) return null
    seen |= field.bit
    if (!field.take(query, value)) return null
    if (field === lang) locale = value === 'en' ? 'en' : localeOfCall(value)
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
const DECIMAL = /^\d{1,2}(\.\d{1,3})?$/

const isSlug = (value: string) => value.length <= 120 && SLUG.test(value)
const isCode = (value: string) => value.length <= 40 && CODE.test(value)
const isOneOf = (all: readonly string[]) => (value: string) => all.includes(value)
const isWithin = (number: number, least: number, most: number) => number >= least && number <= most

const BRACKET = 93
const LETTER_D = 68
const MOST_DIGITS = 13
const ZERO = 48

/** What digits alone say; -1 for anything else. */
function wholeOf(value: string): number {
  if (value.length > MOST_DIGITS) return -1
  let number = 0
  for (let at = 0; at < value.length; at++) {
    const digit = value.charCodeAt(at) - ZERO
    if (!(digit >= 0 && digit <= 9)) return -1
    number = number * 10 + digit
  }
  return number
}

/** How it is read, the list that it is an item of, and a bit by which it is known that it was read. */
type Field = {
  readonly name: string
  readonly take: Take
  readonly items: Items | null
  readonly bit: number
}
type Items = (query: Filled) => readonly unknown[]

/** By the first letter of their names: a table of names would have the engine make a text of each name first. */
const byLetter: Field[][] = Array.from({ length: 128 }, () => [])
let fields = 0

function field(name: string, take: Take, items: Items | null = null): Field {
  const made = { name, take, items, bit: 1 << fields++ }
  byLetter[name.charCodeAt(0)]!.push(made)
  return made
}

/** The one whose name stands there. */
function fieldAt(text: string, from: number, to: number): Field | null {
  const some = byLetter[text.charCodeAt(from)]
  if (!some) return null
  for (let i = 0; i < some.length; i++) {
    const { name } = some[i]!
    if (name.length === to - from && text.startsWith(name, from)) return some[i]!
  }
  return null
}

function listOf(
  name: string,
  items: (query: Filled) => string[],
  isGood: (value: string) => boolean,
  most: number,
) {
  field(name, (query, value) => isGood(value) && items(query).push(value) <= most, items)
}

function numbersOf(name: string, items: (query: Filled) => number[], highest: number, most: number) {
  const take: Take = (query, value) => {
    const number = wholeOf(value)
    return isWithin(number, 0, highest) && items(query).push(number) <= most
  }
  field(name, take, items)
}

const YES = ['1', 'true']
const YES_OR_NO = [...YES, '0', 'false']
const HIGHEST_PRICE = 1_000_000_000_000
/** Every call may carry these; but for the language they say nothing to a search. */
const plain: Take = (_, value) => PLAIN.test(value)
const isBoard = isOneOf(boards)
const isSort = isOneOf(HotelSort.options)

// Each by its own name, and not by one that is handed on: the engine knows then where in the question it belongs.
const lang = field('lang', (query, value) => value === 'en' || value === 'zh' || plain(query, value))
for (const name of ['platform', 'uid', 'amail']) field(name, plain)
field('kw', (query, value) => {
  query.kw = value
  return isSlug(value)
})
field('s_d', (query, value) => {
  query.s_d = value
  return isCalendarDate(value)
})
field('e_d', (query, value) => {
  query.e_d = value
  return isCalendarDate(value)
})
field('rooms', (query, value) => {
  query.rooms = wholeOf(value)
  return isWithin(query.rooms, 1, MAX_ROOMS)
})
field('adults', (query, value) => {
  query.adults = wholeOf(value)
  return isWithin(query.adults, 1, MAX_ADULTS)
})
field('currency', (query, value) => {
  query.currency = value
  return CURRENCY.test(value)
})
field('sort', (query, value) => {
  query.sort = value as HotelSort
  return isSort(value)
})
field('score', (query, value) => {
  query.score = Number(value)
  return DECIMAL.test(value) && query.score <= 10
})
field('price_min', (query, value) => {
  query.price_min = wholeOf(value)
  return isWithin(query.price_min, 0, HIGHEST_PRICE)
})
field('price_max', (query, value) => {
  query.price_max = wholeOf(value)
  return isWithin(query.price_max, 0, HIGHEST_PRICE)
})
field('free_cancel', (query, value) => {
  query.free_cancel = YES.includes(value)
  return YES_OR_NO.includes(value)
})
field('pay_later', (query, value) => {
  query.pay_later = YES.includes(value)
  return YES_OR_NO.includes(value)
})
field('page', (query, value) => {
  query.page = wholeOf(value)
  return isWithin(query.page, 1, 100_000)
})
field('page_size', (query, value) => {
  query.page_size = wholeOf(value)
  return isWithin(query.page_size, 1, 50)
})
numbersOf('ages', (query) => query.ages, MAX_CHILD_AGE, MAX_CHILDREN)
numbersOf('stars', (query) => query.stars, 5, 6)
listOf('amenities', (query) => query.amenities, isCode, 30)
listOf('board', (query) => query.board, isBoard, 5)
listOf('district', (query) => query.district, isSlug, 30)
listOf('beds', (query) => query.beds, isCode, 20)
