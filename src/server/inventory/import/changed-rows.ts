import { createHash } from 'node:crypto'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../../db/database.ts'
import { type FileName, fileNames } from '../csv/files.ts'
import { AS_THE_ROOM } from '../csv/nights.ts'
import { type Cells, exportedRows } from '../exported-rows.ts'

/** A row of a file before and after an import; null where it was not there. */
export type ChangedRow = {
  readonly file: FileName
  /** Null for promotions. */
  readonly hotel: string | null
  readonly key: string
  readonly before: Cells | null
  readonly after: Cells | null
}

/** The rows that an import may change, by file and key. */
export type Rows = ReadonlyMap<FileName, ReadonlyMap<string, Cells>>

/** Columns that identify a row of a file within its hotel. */
export const keyColumns: Readonly<Record<FileName, readonly string[]>> = {
  hotels: ['code'],
  texts: ['locale'],
  rooms: ['code'],
  rates: ['code'],
  calendars: ['room', 'rate'],
  restrictions: ['room', 'rate', 'kind', 'from', 'to', 'weekdays'],
  taxes: ['kind', 'name_en'],
  promotions: ['code'],
  images: ['room', 'url'],
}

type Named = { readonly hotels: readonly string[]; readonly promotions: readonly string[] }

export async function readNamedRows(tx: Tx, { hotels, promotions }: Named): Promise<Rows> {
  const found = new Map<FileName, Map<string, Cells>>()
  for (const file of fileNames) {
    const rows = new Map<string, Cells>()
    if (file === 'promotions' ? promotions.length > 0 : hotels.length > 0)
      for await (const cells of exportedRows(tx, file, { codes: hotels, isEverything: true }))
        if (file !== 'promotions' || promotions.includes(cells.code!))
          rows.set(freeKey(rows, file, cells), cells)
    found.set(file, rows)
  }
  return found
}

/** Restrictions and taxes may have the same key twice; their order tells them apart. */
function freeKey(rows: ReadonlyMap<string, Cells>, file: FileName, cells: Cells): string {
  const own = [cells.hotel ?? '', ...keyColumns[file].map((column) => cells[column] ?? '')].join('/')
  for (let nth = 1; ; nth++) {
    const key = nth === 1 ? own : `${own}#${nth}`
    if (!rows.has(key)) return key
  }
}

export function changedRows(before: Rows, after: Rows, first: PlainDate): ChangedRow[] {
  return fileNames.flatMap((file) => {
    const [old, now] = [before.get(file)!, after.get(file)!]
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
      const [was, is] = [old.get(key) ?? null, now.get(key) ?? null]
      if (file === 'calendars') return changedNights(was, is, first)
      const hotel = file === 'promotions' ? null : ((is ?? was)![file === 'hotels' ? 'code' : 'hotel'] ?? '')
      return isSameRow(was, is) ? [] : [{ file, hotel, key, before: was, after: is }]
    })
  })
}

export function isSameRow(a: Cells | null, b: Cells | null): boolean {
  if (a === null || b === null) return a === b
  return Object.keys({ ...a, ...b }).every((column) => a[column] === b[column])
}

export type NightValues = { readonly prices: readonly string[]; readonly units: readonly string[] }

/** The values of a calendar from a night on, by their number of nights after it. */
export function valuesFrom(cells: Cells | null, first: PlainDate): NightValues {
  const skipped = cells ? (Date.parse(first) - Date.parse(cells.from!)) / 86_400_000 : 0
  const list = (text: string | undefined, none: string) => {
    const words = (text ?? '').split(' ').filter(Boolean)
    return skipped < 0 ? [...Array<string>(-skipped).fill(none), ...words] : words.slice(skipped)
  }
  return { prices: list(cells?.prices, '0'), units: list(cells?.units, AS_THE_ROOM) }
}

export const noValue = { prices: '0', units: AS_THE_ROOM } as const

/** Each run of changed nights is a row of its own. */
function changedNights(was: Cells | null, is: Cells | null, first: PlainDate): ChangedRow[] {
  const cells = (is ?? was)!
  const [old, now] = [valuesFrom(was, first), valuesFrom(is, first)]
  return (['prices', 'units'] as const).flatMap((column) => {
    const none = noValue[column]
    const nights = Math.max(old[column].length, now[column].length)
    const differs = (at: number) => (old[column][at] ?? none) !== (now[column][at] ?? none)
    const rows: ChangedRow[] = []
    for (let at = 0; at < nights; at++) {
      if (!differs(at)) continue
      let end = at
      while (end + 1 < nights && differs(end + 1)) end += 1
      const from = addDays(first, at)
      const place = {
        hotel: cells.hotel!,
        room: cells.room!,
        rate: cells.rate ?? '',
        from,
        to: addDays(first, end),
      }
      const side = ({ [column]: list }: NightValues): Cells => ({
        ...place,
        [column]: Array.from({ length: end - at + 1 }, (_, night) => list[at + night] ?? none).join(' '),
      })
      const key = [place.hotel, place.room, place.rate, column, from].join('/')
      rows.push({ file: 'calendars', hotel: place.hotel, key, before: side(old), after: side(now) })
      at = end
    }
    return rows
  })
}

export const digestOf = (changes: readonly ChangedRow[]): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
