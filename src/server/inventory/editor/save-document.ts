import { type FieldChange, fieldKey, withChanges } from '#domain/hotel/hotel-fields.ts'
import { ok, refuse } from '#domain/result.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../../db/database.ts'
import { readRates } from '../../exchange/exchange-rates.ts'
import { assessHotels } from '../assess-hotels.ts'
import { recordChanges } from '../record-changes.ts'
import { recountHotels } from '../recount-hotels.ts'
import { setUnits } from '../set-units.ts'
import type { HotelHead } from './document-store.ts'
import { type ParsedChanges, parseChanges } from './parse-changes.ts'
import type { HotelDocument } from './read-document.ts'
import {
  lastNightAbove,
  readPlaces,
  updateFacts,
  writeImages,
  writeRate,
  writeRoom,
  writeTaxes,
  writeText,
} from './write-store.ts'

type Save = {
  readonly head: HotelHead
  readonly document: HotelDocument
  readonly changes: readonly FieldChange[]
  readonly now: number
}

/** The changes as values, or the fields that are invalid. */
export async function checkChanges(tx: Tx, { head, document, changes }: Omit<Save, 'now'>) {
  const fields = withChanges(document.fields, changes)
  const slugs = ['city', 'district'].flatMap((column) => fields[fieldKey('facts', '', column)] || [])
  const { base, rates } = await readRates(tx)
  return parseChanges(changes, {
    head,
    fields,
    places: await readPlaces(tx, slugs),
    hasRate: (currency) => currency === base || Object.hasOwn(rates, currency),
  })
}

/** Checks the changes and stores them. The hotel must be locked; conflicts are resolved before. */
export async function saveDocument(tx: Tx, { head, document, changes, now }: Save) {
  const parsed = await checkChanges(tx, { head, document, changes })
  if (!parsed.ok) return parsed
  const tooFew = await writeRooms(tx, head, document, parsed.value)
  if (tooFew) return refuse({ reason: 'more_are_sold' as const, ...tooFew })
  await writeOthers(tx, head, parsed.value, now)
  await recordChanges(tx, [{ hotelId: head.id }])
  await assessHotels(tx, [head.id], now)
  const isMoved = parsed.value.facts !== null && ('city' in parsed.value.facts || 'lat' in parsed.value.facts)
  if (isMoved && head.state === 'open') await recountHotels(tx)
  return ok(null)
}

/** Returns a room type of which more rooms are sold than there would be, and the day from which they suffice. */
async function writeRooms(
  tx: Tx,
  { id }: HotelHead,
  { roomIds, fields }: HotelDocument,
  { rooms }: ParsedChanges,
): Promise<{ room: string; from: PlainDate } | null> {
  for (const { code, isOpen, row } of rooms) {
    const roomTypeId = await writeRoom(tx, { hotelId: id, code, isOpen, row })
    const units = Number(row.units)
    const isChanged = roomIds.has(code) && String(units) !== fields[fieldKey('rooms', code, 'units')]
    if (!isChanged || (await setUnits(tx, { roomTypeId, units })).ok) continue
    return { room: code, from: addDays(await lastNightAbove(tx, roomTypeId, units), 1) }
  }
  return null
}

async function writeOthers(tx: Tx, { id }: HotelHead, parsed: ParsedChanges, now: number) {
  if (parsed.facts && Object.keys(parsed.facts).length > 0) await updateFacts(tx, id, parsed.facts)
  for (const { locale, description } of parsed.texts) await writeText(tx, id, locale, description, now)
  for (const rate of parsed.rates) await writeRate(tx, { hotelId: id, ...rate })
  if (parsed.taxes) await writeTaxes(tx, id, parsed.taxes)
  if (parsed.images) await writeImages(tx, id, parsed.images)
}
