import type { AuditAction } from '#domain/audit-actions.ts'
import type { CalendarField, CellChange } from '#domain/calendar/calendar-edit.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type HotelRow, readRooms } from './store.ts'

type Audited = {
  action: AuditAction & `calendar_${string}`
  hotel: HotelRow
  field: CalendarField
  cells: readonly CellChange[]
  now: number
}

const range = (values: readonly (number | null)[]) => {
  const known = [...new Set(values)].sort((a, b) => (a ?? 0) - (b ?? 0))
  const [least, most] = [known[0] ?? null, known.at(-1) ?? null]
  return least === most ? least : `${least ?? '–'}…${most ?? '–'}`
}

/** One entry for a change, with the range of values; the change itself has every night. */
export async function auditChange(tx: Tx, trace: Trace, { action, hotel, field, cells, now }: Audited) {
  const nights = cells.map(({ night }) => night).sort()
  const changed = new Set(cells.map(({ room }) => room))
  const rooms = (await readRooms(tx, hotel.id)).filter(({ id }) => changed.has(id))
  await recordAudit(tx, trace, {
    action,
    object: { kind: 'hotel', id: hotel.id, name: hotel.nameEn },
    hotelId: hotel.id,
    before: { [field]: range(cells.map(({ before }) => before)) },
    after: {
      [field]: range(cells.map(({ after }) => after)),
      rooms: rooms.map(({ nameEn }) => nameEn),
      nights: cells.length,
      from: nights[0] ?? null,
      to: nights.at(-1) ?? null,
    },
    money: field === 'price',
    now,
  })
}
