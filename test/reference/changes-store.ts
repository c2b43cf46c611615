import type { Random } from '#demo/random.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { type Db, type Tx, transaction } from '#server/db/database.ts'
import { announceChanges, recordChanges } from '#server/inventory/record-changes.ts'

type Room = { id: string; hotelId: string; units: number }
export type Targets = { rooms: readonly Room[]; today: PlainDate }

export const readTargets = async (db: Db, today: PlainDate): Promise<Targets> => ({
  today,
  rooms: await db<Room[]>`select id, hotel_id as "hotelId", units from room_types order by id`,
})

/** Random changes as made by bookings, cancellations and operators; each notifies its keys. */
export async function changeSomething(db: Db, { rooms, today }: Targets, random: Random): Promise<void> {
  const room = random.pick(rooms)
  const first = addDays(today, random.int(0, 40))
  const nights = Array.from({ length: random.int(1, 5) }, (_, night) => addDays(first, night))
  const change = random.weighted<(tx: Tx) => Promise<unknown>>([
    [(tx) => setFree(tx, room, nights, random.pick([0, 0, 1, 2, 5, 6, room.units])), 60],
    [(tx) => purgeNights(tx, room, nights), 5],
    [(tx) => setPrice(tx, room, first, random.pick([0, 1, 777, 20_000]), random.chance(30)), 15],
    [(tx) => changeHotel(tx, room, random), 20],
  ])
  await transaction(db, change)
  // A notification may be lost: readers also poll.
  if (random.chance(90)) await announceChanges(db)
}

async function setFree(tx: Tx, { id, hotelId }: Room, nights: readonly PlainDate[], free: number) {
  await tx`
    insert into inventory_nights (room_type_id, night, free)
    select ${id}, night, ${free} from unnest(${[...nights]}::date[]) as night
    on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
  await recordChanges(tx, [{ hotelId, roomTypeId: id }])
}

async function purgeNights(tx: Tx, { id, hotelId }: Room, nights: readonly PlainDate[]) {
  await tx`delete from inventory_nights where room_type_id = ${id} and night = any (${[...nights]}::date[])`
  await recordChanges(tx, [{ hotelId, roomTypeId: id }])
}

/** Three nights from the first on: of the room, or of plans with their own prices. */
async function setPrice(tx: Tx, { id, hotelId }: Room, first: PlainDate, price: number, isOfPlans: boolean) {
  await tx`
    update price_calendars set prices = overlay(prices placing
      int4send(${price}) || int4send(${price}) || int4send(${price + 1}) from 1 + 4 * (${first}::date - base_date) for 12)
    where room_type_id = ${id} and (rate_plan_id is not null) = ${isOfPlans}`
  await recordChanges(tx, [{ hotelId, roomTypeId: id }])
}

/** Changes to hotels: some that a shard applies in place, and some that make it reload. */
async function changeHotel(tx: Tx, { id, hotelId }: Room, random: Random) {
  const whole = random.weighted<() => Promise<unknown>>([
    [
      () =>
        tx`update hotels set score = ${random.int(40, 99)}, review_count = ${random.int(1, 900)} where id = ${hotelId}`,
      3,
    ],
    [
      () =>
        tx`update hotels set amenities = array['wifi', ${random.pick(['pool', 'spa', 'bar'])}] where id = ${hotelId}`,
      3,
    ],
    [
      () =>
        tx`update rate_plans set percent = ${random.int(5_000, 12_000)}, price_sum = 0 where hotel_id = ${hotelId} and position = 0 and not own_prices`,
      3,
    ],
    [
      () =>
        tx`update rate_plans set percent = 10000, price_sum = 0, own_prices = not own_prices where hotel_id = ${hotelId} and position = 1`,
      2,
    ],
    [
      () =>
        tx`update rate_plans set percent = 10000, price_sum = ${random.int(-30_000, 30_000)} where hotel_id = ${hotelId} and position = 2 and not own_prices`,
      2,
    ],
    [() => tx`delete from restrictions where hotel_id = ${hotelId}`, 1],
    [
      () =>
        tx`update room_types set state = case state when 'open' then 'closed' else 'open' end where id = ${id}`,
      2,
    ],
    [
      () =>
        tx`update hotels set state = case state when 'open' then 'closed' else 'open' end where id = ${hotelId}`,
      2,
    ],
    [() => tx`update hotels set lat = lat + 0.01 where id = ${hotelId}`, 1],
  ])
  await whole()
  await recordChanges(tx, [{ hotelId }])
}

/** Sets price and stock of a whole hotel in one transaction: readers see both or neither. */
export async function markHotel(db: Db, hotelId: string, night: PlainDate, mark: number) {
  await transaction(db, async (tx) => {
    const rooms = await tx<
      { id: string }[]
    >`select id from room_types where hotel_id = ${hotelId} order by id`
    await tx`
      insert into inventory_nights (room_type_id, night, free)
      select id, ${night}::date, ${mark} from room_types where hotel_id = ${hotelId}
      on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
    await tx`
      update price_calendars set unit = 1000, prices = overlay(prices placing int4send(${mark})
        from 1 + 4 * (${night}::date - base_date) for 4)
      where hotel_id = ${hotelId}`
    await recordChanges(
      tx,
      rooms.map(({ id }) => ({ hotelId, roomTypeId: id })),
    )
  })
  await announceChanges(db)
}

/** A hotel with one plain rate and no charges. */
export async function makePlain(db: Db, hotelId: string) {
  await transaction(db, async (tx) => {
    await tx`delete from taxes where hotel_id = ${hotelId}`
    await tx`delete from restrictions where hotel_id = ${hotelId}`
    await tx`delete from inventory_nights where room_type_id in (select id from room_types where hotel_id = ${hotelId})`
    await tx`
      update room_types set state = 'open', included_adults = 2, max_adults = 2, max_guests = 2, units = 9
      where hotel_id = ${hotelId}`
    await tx`
      update rate_plans set state = 'open', percent = 10000, own_prices = false, price_sum = 0, board_price = 0, room_types = null where hotel_id = ${hotelId}`
    await tx`update hotels set state = 'open', currency = 'CNY' where id = ${hotelId}`
    await recordChanges(tx, [{ hotelId }])
  })
  await announceChanges(db)
}
