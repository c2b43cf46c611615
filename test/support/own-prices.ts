import type { Random } from '#demo/random.ts'
import type { Id } from '#domain/id.ts'
import type { Tx } from '#server/db/database.ts'
import { calendarBytes, calendarPrices } from '#server/inventory/calendar-bytes.ts'

type Calendar = { roomId: Id; planId: Id; hotelId: Id; base: string; unit: number; prices: Buffer }

/**
 * Gives these plans their own prices: those of the room, changed by another percentage every night, and none
 * on some nights. A few rooms are left without any.
 */
export async function giveOwnPrices(tx: Tx, plans: readonly Id[], random: Random) {
  await tx`update rate_plans set own_prices = true, percent = 10000, price_sum = 0 where id = any(${[...plans]}::bigint[])`
  const calendars = await tx<Calendar[]>`
    select room_type_id as "roomId", rate_plans.id as "planId", price_calendars.hotel_id as "hotelId",
      base_date::text as base, unit, prices
    from rate_plans join price_calendars on price_calendars.hotel_id = rate_plans.hotel_id and rate_plan_id is null
    where rate_plans.id = any(${[...plans]}::bigint[]) order by rate_plans.id, room_type_id`
  const rows = calendars
    .filter(() => random.chance(90))
    .map(({ roomId, planId, hotelId, base, unit, prices }) => ({
      room_type_id: roomId,
      rate_plan_id: planId,
      hotel_id: hotelId,
      base_date: base,
      unit,
      prices: calendarBytes(
        Int32Array.from(calendarPrices(prices, unit), (price) =>
          random.chance(3) ? 0 : Math.round((price / unit) * (0.5 + random.int(0, 90) / 100)),
        ),
      ),
    }))
  for (let at = 0; at < rows.length; at += BATCH)
    await tx`insert into price_calendars ${tx(rows.slice(at, at + BATCH))}`
}

/** The number of parameters of a statement is limited. */
const BATCH = 200
