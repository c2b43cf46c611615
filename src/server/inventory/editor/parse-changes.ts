import {
  columnsOf,
  type FieldChange,
  fieldKey,
  fieldPath,
  type HotelFields,
} from '#domain/hotel/hotel-fields.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type FileName, fieldsOf } from '../csv/files.ts'
import { type Known, type RowFault, readRow, type StoredRow } from '../csv/rows.ts'
import type { PlaceKnown } from '../import/import-store.ts'
import { placedHotel } from '../import/stage-rows.ts'
import type { HotelHead } from './document-store.ts'

export type ParsedItem = { readonly code: string; readonly isOpen: boolean; readonly row: StoredRow }
export type ParsedChanges = {
  /** Columns of the hotel that change, as stored; null if none does. */
  readonly facts: StoredRow | null
  readonly texts: readonly { readonly locale: 'en' | 'zh'; readonly description: string }[]
  readonly rooms: readonly ParsedItem[]
  readonly rates: readonly ParsedItem[]
  readonly taxes: readonly StoredRow[] | null
  readonly images: readonly StoredRow[] | null
}
/** Reasons by field. */
export type FieldFaults = Readonly<Record<string, string>>

export type Around = {
  readonly head: HotelHead
  /** All fields with the changes applied. */
  readonly fields: HotelFields
  readonly places: ReadonlyMap<string, PlaceKnown>
  readonly hasRate: (currency: string) => boolean
}

const factColumns = Object.keys(fieldsOf.hotels).filter((column) => column !== 'code')
/** Facts that depend on each other: the position must be near the city, the district in it. */
const placed = ['city', 'district', 'lat', 'lon', 'time_zone']
const maxImages = 60
const maxTaxes = 20

/** Checks the changes with the rules of an import. Values that do not change are not checked again. */
export function parseChanges(
  changes: readonly FieldChange[],
  around: Around,
): Result<ParsedChanges, { reason: 'invalid_input'; fields: FieldFaults }> {
  const faults: Record<string, string> = {}
  const changed = { facts: new Set<string>(), rooms: new Set<string>(), rates: new Set<string>() }
  const texts: ParsedChanges['texts'][number][] = []
  let [hasTaxes, hasImages] = [false, false]
  for (const { key, to } of changes) {
    const path = fieldPath(key)
    if (path?.section === 'facts' && path.item === '' && factColumns.includes(path.column))
      changed.facts.add(path.column)
    else if (path?.section === 'texts' && path.column === 'description' && isLocale(path.item)) {
      const text = to.trim()
      if (text.length > 8_000) faults[key] = 'is too long'
      texts.push({ locale: path.item, description: text })
    } else if (
      (path?.section === 'rooms' || path?.section === 'rates') &&
      isItem(path.section, path.item, path.column)
    )
      changed[path.section].add(path.item)
    else if (key === fieldKey('taxes', '', 'list')) hasTaxes = true
    else if (key === fieldKey('images', '', 'list')) hasImages = true
    else faults[key] = 'there is no such field'
  }
  const tell = (found: Record<string, string>) => void Object.assign(faults, found)
  const facts = changed.facts.size > 0 ? parseFacts(changed.facts, around, tell) : null
  const rooms = [...changed.rooms].flatMap((code) => parseItem('rooms', code, around, tell) ?? [])
  const rates = [...changed.rates].flatMap((code) => parseItem('rates', code, around, tell) ?? [])
  const taxes = hasTaxes ? parseList('taxes', around, maxTaxes, tell) : null
  const images = hasImages ? parseList('images', around, maxImages, tell) : null
  if (Object.keys(faults).length > 0) return refuse({ reason: 'invalid_input', fields: faults })
  return ok({ facts, texts, rooms, rates, taxes, images })
}

const isLocale = (text: string): text is 'en' | 'zh' => text === 'en' || text === 'zh'
const isItem = (file: 'rooms' | 'rates', item: string, column: string) =>
  /^[A-Za-z0-9._-]{1,60}$/.test(item) &&
  (column === 'state' || (column in fieldsOf[file] && column !== 'hotel' && column !== 'code'))

type Tell = (faults: Record<string, string>) => void

const knownOf = ({ fields, hasRate }: Around): Known => ({
  currencyOf: () => fields[fieldKey('facts', '', 'currency')] ?? null,
  isFaulty: () => false,
  hasRate,
})

function parseFacts(columns: ReadonlySet<string>, around: Around, tell: Tell): StoredRow | null {
  const key = (column: string) => fieldKey('facts', '', column)
  const given = { ...columnsOf(around.fields, 'facts', ''), code: around.head.code }
  const faultsIn = (found: readonly RowFault[]) =>
    Object.fromEntries(
      found.flatMap(({ column, reason }) => (column && columns.has(column) ? [[key(column), reason]] : [])),
    )
  const read = readRow('hotels', given, knownOf(around))
  // A draft may have empty fields that are not part of this change.
  if ('faults' in read) tell(faultsIn(read.faults))
  const values = 'row' in read ? read.row : parsedColumns(columns, given)
  const result: Record<string, unknown> = {}
  for (const column of columns) if (!placed.includes(column)) result[column] = values[column]
  if (!placed.some((column) => columns.has(column))) return result
  const position = placedHotel(
    { ...parsedColumns(new Set(placed), given), code: around.head.code },
    around.places,
  )
  if ('faults' in position) {
    tell(Object.fromEntries(position.faults.map(({ column, reason }) => [key(column ?? 'city'), reason])))
    return null
  }
  const { city, district, lat, lon, time_zone, centre_m, region } = position.row
  return { ...result, city, district, lat, lon, time_zone, centre_m, region }
}

function parsedColumns(columns: ReadonlySet<string>, given: Readonly<Record<string, string>>): StoredRow {
  return Object.fromEntries(
    [...columns].flatMap((column) => {
      const read = fieldsOf.hotels[column as keyof typeof fieldsOf.hotels].read((given[column] ?? '').trim())
      return 'value' in read ? [[column, read.value]] : []
    }),
  )
}

function parseItem(file: 'rooms' | 'rates', code: string, around: Around, tell: Tell): ParsedItem | null {
  const { state, ...columns } = columnsOf(around.fields, file, code)
  const read = readRow(file, { ...columns, hotel: around.head.code, code }, knownOf(around))
  if ('faults' in read) {
    tell(
      Object.fromEntries(
        read.faults.map(({ column, reason }) => [fieldKey(file, code, column ?? 'code'), reason]),
      ),
    )
    return null
  }
  const unknown =
    file === 'rates' && Array.isArray(read.row.rooms)
      ? read.row.rooms.find((room) => around.fields[fieldKey('rooms', String(room), 'state')] === undefined)
      : undefined
  if (unknown !== undefined) {
    tell({ [fieldKey(file, code, 'rooms')]: `there is no room "${unknown}"` })
    return null
  }
  return { code, isOpen: state !== 'closed', row: read.row }
}

/** An alternative text may be missing: the quality of the hotel names it. */
const maybeEmpty = ['alt_en', 'alt_zh']

function parseList(
  file: FileName & ('taxes' | 'images'),
  around: Around,
  most: number,
  tell: Tell,
): StoredRow[] {
  const key = fieldKey(file, '', 'list')
  const rows = parsedJson(around.fields[key] ?? '')
  if (!rows || rows.length > most) {
    tell({ [key]: `is not a list of at most ${most}` })
    return []
  }
  return rows.flatMap((given, at) => {
    const blank = maybeEmpty.filter((column) => file === 'images' && !given[column]?.trim())
    const filled = { ...given, ...Object.fromEntries(blank.map((column) => [column, '-'])) }
    const read = readRow(file, { ...filled, hotel: around.head.code }, knownOf(around))
    if ('row' in read) return [{ ...read.row, ...Object.fromEntries(blank.map((column) => [column, ''])) }]
    tell(
      Object.fromEntries(
        read.faults.map(({ column, reason }) => [fieldKey(file, String(at), column ?? 'list'), reason]),
      ),
    )
    return []
  })
}

function parsedJson(text: string): Record<string, string>[] | null {
  try {
    const value: unknown = JSON.parse(text || '[]')
    const isRow = (row: unknown) =>
      typeof row === 'object' && row !== null && Object.values(row).every((cell) => typeof cell === 'string')
    return Array.isArray(value) && value.every(isRow) ? (value as Record<string, string>[]) : null
  } catch {
    return null
  }
}
