import { type Currency, DEFAULT_CURRENCY, isCurrencyCode } from '#domain/money/currency.ts'
import type { Locale } from '#domain/text/locale.ts'
import { phoneWidth } from '../constants.ts'
import { isRecord } from './browser-storage.ts'
import { type SearchRecord, searchFrom } from './search-record.ts'

type Device = 'm' | 'pc'

export const paginationLayouts: Record<Device, string> = {
  m: 'prev, pager, next',
  pc: 'total, prev, pager, next, jumper',
}

const phones = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|webOS|HarmonyOS/i

/** By the user-agent text, corrected by the width: above 767 px is a desktop, whatever the browser calls itself. */
export function deviceOf({ userAgent, width }: { userAgent: string; width: number }): Device {
  return width <= phoneWidth && phones.test(userAgent) ? 'm' : 'pc'
}

/** The persisted object, under the names of the specification. */
export type State = {
  /** The hotel last looked at. */
  activeProductName: string
  lang: Locale
  /** The language whose texts were last loaded. */
  locale: Locale
  local_currency: Currency
  usertoken: string
  path_name: string
  pagination_layout: string
  device: Device
  /** 1 while the login dialog is open. */
  join_layer: 0 | 1
  hlist_tdk: { title: string; des: string; kword: string }
  /** The search as typed. */
  s_params: SearchRecord | null
  /** Ids of hotels viewed, oldest first. */
  history_list: readonly string[]
  /** The last searches, newest first. */
  search_recorder: readonly SearchRecord[]
  default_info: { img: string }
}

export const firstState: State = {
  activeProductName: '',
  lang: 'en',
  locale: 'zh',
  local_currency: DEFAULT_CURRENCY,
  usertoken: '',
  path_name: 'index',
  pagination_layout: paginationLayouts.m,
  device: 'm',
  join_layer: 0,
  hlist_tdk: { title: 'Hotel list', des: 'Hotel list', kword: 'Hotel list' },
  s_params: null,
  history_list: [],
  search_recorder: [],
  default_info: { img: '' },
}

/** Fields owned by this document; other tabs do not change them. */
export const pageFields = [
  'lang',
  'locale',
  'path_name',
  'pagination_layout',
  'device',
  'join_layer',
  'hlist_tdk',
  'activeProductName',
] as const satisfies readonly (keyof State)[]

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const locale = (value: unknown): Locale | null => (value === 'en' || value === 'zh' ? value : null)
const texts = <Name extends string>(names: readonly Name[]) => {
  return (value: unknown) =>
    isRecord(value) && names.every((name) => typeof value[name] === 'string')
      ? (Object.fromEntries(names.map((name) => [name, value[name]])) as Record<Name, string>)
      : null
}
const listOf =
  <Value>(read: (value: unknown) => Value | null) =>
  (value: unknown) =>
    Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : null

/** How each field is read back; what is foreign or spoilt reads as null. */
const readers: { [Field in keyof State]: (value: unknown) => State[Field] | null } = {
  activeProductName: text,
  lang: locale,
  locale,
  local_currency: (value) => (typeof value === 'string' && isCurrencyCode(value) ? value : null),
  usertoken: text,
  path_name: text,
  pagination_layout: text,
  device: (value) => (value === 'm' || value === 'pc' ? value : null),
  // A page that is loaded anew has no dialog open.
  join_layer: () => 0,
  hlist_tdk: texts(['title', 'des', 'kword']),
  s_params: searchFrom,
  history_list: listOf(text),
  search_recorder: listOf(searchFrom),
  default_info: texts(['img']),
}

/** Field by field: one that is spoilt takes its default and spoils no other. */
export function stateFrom(stored: unknown): State {
  if (!isRecord(stored)) return firstState
  const read = Object.entries(readers).map(([name, reader]) => [
    name,
    reader(stored[name]) ?? firstState[name as keyof State],
  ])
  return Object.fromEntries(read) as State
}
