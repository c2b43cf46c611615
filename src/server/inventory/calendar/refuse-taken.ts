import type { CalendarOutcome } from '#contract/desk/calendar.ts'
import type { CellChange } from '#domain/calendar/calendar-edit.ts'
import type { Tx } from '../../db/database.ts'
import type { CalendarContext } from './context.ts'
import { lockRooms, readNights } from './store.ts'

/** Orders named for a night; the answer stays short. */
const mostOrders = 5

/** Leaves out nights with more rooms taken than the new number, and names their orders. Locks the room types. */
export async function refuseTaken(context: CalendarContext, tx: Tx, changes: readonly CellChange[]) {
  const nights = changes.map(({ night }) => night).sort()
  if (nights.length === 0) return { cells: changes, refused: [] }
  const units = await lockRooms(
    tx,
    changes.map(({ room }) => room),
  )
  const rows = await readNights(tx, [...units.keys()], nights[0]!, nights.at(-1)!)
  const taken = new Map(
    rows.map((row) => [`${row.room} ${row.night}`, (row.units ?? units.get(row.room)!) - row.free]),
  )
  const takenOn = ({ room, night }: CellChange) => taken.get(`${room} ${night}`) ?? 0
  const isPossible = (cell: CellChange) => (cell.after ?? units.get(cell.room)!) >= takenOn(cell)
  const refused: CalendarOutcome['refused'] = []
  for (const cell of changes.filter((cell) => !isPossible(cell))) {
    const { room, night } = cell
    const orders = await context.ordersOn(tx, { roomTypeId: room, night, limit: mostOrders })
    refused.push({ room, night, taken: takenOn(cell), orders })
  }
  return { cells: changes.filter(isPossible), refused }
}
