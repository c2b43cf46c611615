import { fieldKey, type HotelFields, type HotelSection } from '#domain/hotel/hotel-fields.ts'
import type { Id } from '#domain/id.ts'
import type { Db } from '../../db/database.ts'
import { plain, rateCells, roomCells, taxCells } from '../exported-rows.ts'
import { readFacts, readImages, readRates, readRooms, readTaxes, readTexts } from './document-store.ts'

export { type HotelHead, lockHotel, readHead } from './document-store.ts'

export type HotelDocument = {
  readonly fields: HotelFields
  readonly roomIds: ReadonlyMap<string, Id>
  readonly planIds: ReadonlyMap<string, Id>
  /** The language whose text was not changed after the other one. */
  readonly textChanged: Readonly<Record<string, Date | null>>
}

const roomColumns = [
  ...['name_en', 'name_zh', 'picture', 'beds', 'size_m2', 'included_adults', 'max_adults', 'max_guests'],
  ...['units', 'amenities', 'state'],
]
const rateColumns = [
  ...['name_en', 'name_zh', 'percent', 'single_use', 'extra_adult', 'board', 'board_price', 'children'],
  ...['payment', 'cancellation', 'no_show', 'rooms', 'state'],
]
const taxColumns = [
  'kind',
  'name_en',
  'name_zh',
  'of',
  'value',
  'per',
  'each',
  'max_nights',
  'from_age',
  'collected',
]
const imageColumns = ['room', 'url', 'alt_en', 'alt_zh', 'category']

const pick = (cells: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, plain(cells[column])]))

const entries = (section: HotelSection, item: string, cells: Readonly<Record<string, string>>) =>
  Object.entries(cells).map(([column, value]) => [fieldKey(section, item, column), value] as const)

/** Everything that the desk edits about a hotel, as text. */
export async function readDocument(db: Db, id: Id): Promise<HotelDocument> {
  const [facts] = await readFacts(db, id)
  const texts = await readTexts(db, id)
  const rooms = await readRooms(db, id)
  const rates = await readRates(db, id)
  const taxes = await readTaxes(db, id)
  const images = await readImages(db, id)
  const textOf = (locale: string) => texts.find((text) => text.locale === locale)
  const fields = Object.fromEntries([
    ...entries('facts', '', pick(facts!, Object.keys(facts!))),
    ...['en', 'zh'].flatMap((locale) =>
      entries('texts', locale, { description: textOf(locale)?.description ?? '' }),
    ),
    ...rooms.flatMap((room) => entries('rooms', String(room.code), pick(roomCells(room), roomColumns))),
    ...rates.flatMap((rate) => entries('rates', rate.code, pick(rateCells(rate), rateColumns))),
    [fieldKey('taxes', '', 'list'), JSON.stringify(taxes.map((tax) => pick(taxCells(tax), taxColumns)))],
    [fieldKey('images', '', 'list'), JSON.stringify(images.map((image) => pick(image, imageColumns)))],
  ])
  return {
    fields,
    roomIds: new Map(rooms.map((room) => [String(room.code), room.id])),
    planIds: new Map(rates.map((rate) => [rate.code, rate.id])),
    textChanged: { en: textOf('en')?.at ?? null, zh: textOf('zh')?.at ?? null },
  }
}
