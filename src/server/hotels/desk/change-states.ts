import type { HotelStateChange, HotelStateEffect, HotelStatePreview } from '#contract/desk/hotels.ts'
import { type QualityFault, whyNotOpen, whyNotPublish } from '#domain/hotel/quality.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { setHotelStates } from '../../inventory/set-hotel-states.ts'
import type { DeskHotelContext, Reader } from './context.ts'
import { readStates, type StatedHotel } from './list-store.ts'

const nameOf = ({ nameEn, nameZh }: StatedHotel, locale: Locale) => (locale === 'zh' ? nameZh : nameEn)

const faultsAgainst = ({ state, faults }: StatedHotel): QualityFault[] =>
  state === 'draft' ? whyNotPublish(faults) : whyNotOpen(faults)

/** Which of the hotels change, and which cannot be opened. A draft is not sold, so it cannot be closed. */
function decide(rows: readonly StatedHotel[], wanted: HotelStatePreview['state']) {
  const differing = rows.filter(
    ({ state }) => state !== wanted && !(wanted === 'closed' && state === 'draft'),
  )
  const blocked = wanted === 'open' ? differing.filter((row) => faultsAgainst(row).length > 0) : []
  return {
    changing: differing.filter((row) => !blocked.includes(row)),
    blocked,
    unchanged: rows.length - differing.length,
  }
}

async function effectOf(
  { orders }: Pick<DeskHotelContext, 'orders'>,
  db: Db,
  { changing, blocked, unchanged }: ReturnType<typeof decide>,
  { isClosing, locale }: { isClosing: boolean; locale: Locale },
): Promise<HotelStateEffect> {
  const ids = changing.map(({ id }) => id)
  const ahead = isClosing ? await orders.countAhead(db, ids) : new Map()
  return {
    changing: changing.length,
    unchanged,
    with_orders: changing.flatMap((row) => {
      const found = ahead.get(row.id)
      return found
        ? [
            {
              id: row.id,
              name: nameOf(row, locale),
              orders: found.orders,
              last_departure: found.lastDeparture,
            },
          ]
        : []
    }),
    blocked: blocked.map((row) => ({
      id: row.id,
      name: nameOf(row, locale),
      faults: faultsAgainst(row),
    })),
  }
}

export async function previewStates(
  context: DeskHotelContext,
  { ids, state }: HotelStatePreview,
  { hotels, locale }: Reader,
) {
  const decided = decide(await readStates(context.db, ids, hotels), state)
  return ok(await effectOf(context, context.db, decided, { isClosing: state === 'closed', locale }))
}

/** Opens or closes the hotels that can be; orders are not touched. */
export async function changeStates(
  context: DeskHotelContext,
  tx: Tx,
  { ids, state, reason }: HotelStateChange,
  { hotels, locale, trace }: Reader & { trace: Trace },
) {
  const decided = decide(await readStates(tx, ids, hotels), state)
  const effect = await effectOf(context, tx, decided, { isClosing: state === 'closed', locale })
  const changed = await setHotelStates(tx, { ids: decided.changing.map(({ id }) => id), state })
  for (const row of decided.changing.filter(({ id }) => changed.includes(id)))
    await recordAudit(tx, trace, {
      action: state === 'open' ? 'hotel_opened' : 'hotel_closed',
      object: { kind: 'hotel', id: row.id, name: row.nameEn },
      hotelId: row.id,
      before: { state: row.state },
      after: { state },
      reason,
      now: context.now(),
    })
  return ok({ ...effect, changing: changed.length })
}
