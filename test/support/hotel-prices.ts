import type { Stay } from '#domain/stay/stay.ts'
import { nightDates } from '#domain/stay/stay.ts'
import { type Pool, transaction } from '#server/db/database.ts'
import { announceChanges } from '#server/inventory/record-changes.ts'
import { setPrices } from '#server/inventory/set-prices.ts'

type Priced = { hotel: string; stay: Stay; price: number; now: number }

/** Sets the nightly price of every room of a hotel during a stay, in minor units of its currency. */
export async function priceHotelAt(db: Pool, { hotel, stay, price, now }: Priced) {
  const rooms = await db<{ id: string }[]>`select id from room_types where hotel_id = ${hotel}`
  const prices = nightDates(stay).map((night) => ({ night, price }))
  await transaction(db, async (tx) => {
    for (const { id } of rooms) await setPrices(tx, { roomTypeId: id, prices, now })
  })
  await announceChanges(db)
}
