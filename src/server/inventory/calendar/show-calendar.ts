import type {
  Calendar,
  CalendarHistory,
  CalendarHotels,
  CalendarPlan,
  CalendarQuery,
  CalendarRoom,
  RestrictionRun,
} from '#contract/desk/calendar.ts'
import { calendarFields, isRestriction, type RowKey } from '#domain/calendar/calendar-edit.ts'
import { rowKeyOf } from '#domain/calendar/calendar-preview.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import type { StaffSession } from '../../http/caller.ts'
import { type HotelRestriction, readRestrictions } from '../restriction-store.ts'
import { lastNight, UNDO_LIFE } from './change-calendar.ts'
import type { CalendarContext, HeldRooms } from './context.ts'
import { readLastYear } from './last-year.ts'
import { pricesOf, restrictionsOf } from './read-values.ts'
import {
  type ChangeRow,
  type NightRow,
  type PlanRow,
  type RoomRow,
  readChanges,
  readFirstHotels,
  readHotel,
  readNights,
  readPlans,
  readPrices,
  readRooms,
  readSteps,
  readTouched,
  type TouchedRow,
} from './store.ts'

const restrictionFields = calendarFields.filter(isRestriction)

type Viewer = { staff: StaffSession; locale: Locale }

/** Prices, rooms and restrictions of every room type and plan for some nights. */
export async function showCalendar(
  context: CalendarContext,
  query: CalendarQuery,
  { staff, locale }: Viewer,
) {
  const { db } = context
  const now = context.now()
  const hotel = await readHotel(db, { hotel: query.hotel, hotels: staff.hotels })
  if (!hotel) return refuse('not_found')
  const today = dateIn(hotel.zone, now)
  const from = query.from ?? today
  const dates = Array.from({ length: query.nights }, (_, at) => addDays(from, at))
  const to = dates.at(-1)!
  const rooms = await readRooms(db, hotel.id)
  const ids = rooms.map(({ id }) => id)
  const [plans, calendars, nights, rules, held, touched, steps] = await Promise.all([
    readPlans(db, hotel.id),
    readPrices(db, hotel.id),
    readNights(db, ids, from, to),
    readRestrictions(db, hotel.id, restrictionFields),
    context.heldRooms(db, { hotelId: hotel.id, from, to }),
    readTouched(db, ids, from, to),
    readSteps(db, { hotelId: hotel.id, staffId: staff.staffId, since: new Date(now - UNDO_LIFE) }),
  ])
  const lastYear = await readLastYear(db, { rooms: ids, first: from, calendars })
  const facts = factsOf({ dates, nights, rules, held, touched, zone: hotel.zone })
  const priceOf = pricesOf(calendars)
  const pricesOfRow = (row: RowKey) => ({
    prices: dates.map((night) => priceOf(row, night)),
    last_year: dates.map((night) => lastYear(row, night)),
  })
  const name = (row: { nameEn: string; nameZh: string }) => (locale === 'zh' ? row.nameZh : row.nameEn)
  const presentPlan = (room: RoomRow, plan: PlanRow): CalendarPlan => ({
    id: plan.id,
    name: name(plan),
    own: plan.own,
    percent: plan.percent,
    sum: plan.sum,
    board: plan.boardPrice * room.adults,
    ...(plan.own ? pricesOfRow({ room: room.id, plan: plan.id }) : { prices: [], last_year: [] }),
    ...facts.rowOf({ room: room.id, plan: plan.id }),
  })
  const presentRoom = (room: RoomRow): CalendarRoom => ({
    id: room.id,
    name: name(room),
    units: room.units,
    adults: room.adults,
    ...pricesOfRow({ room: room.id, plan: null }),
    ...facts.roomsOf(room),
    ...facts.rowOf({ room: room.id, plan: null }),
    plans: plans
      .filter((plan) => plan.rooms === null || plan.rooms.includes(room.id))
      .map((plan) => presentPlan(room, plan)),
  })
  const step = (isUndone: boolean) => {
    const found = steps.find((row) => row.isUndone === isUndone)
    if (!found) return null
    const { id, field, nights, at } = found
    return { id, field, nights, at: isoInstant(at.getTime(), hotel.zone) }
  }
  return ok<Calendar>({
    hotel: {
      id: hotel.id,
      name: name(hotel),
      city: locale === 'zh' ? hotel.cityZh : hotel.cityEn,
      currency: hotel.currency,
      zone: hotel.zone,
      today,
      last: lastNight(now),
    },
    from,
    nights: query.nights,
    rooms: rooms.map(presentRoom),
    undo: step(false),
    redo: step(true),
  })
}

type Facts = {
  dates: readonly PlainDate[]
  nights: readonly NightRow[]
  rules: readonly HotelRestriction[]
  held: readonly HeldRooms[]
  touched: readonly TouchedRow[]
  zone: string
}

/** Rooms, restrictions and last changes by row. */
function factsOf({ dates, nights, rules, held, touched, zone }: Facts) {
  const nightOf = new Map(nights.map((row) => [`${row.room} ${row.night}`, row]))
  const heldOf = new Map(held.map((row) => [`${row.room} ${row.night}`, row.rooms]))
  const touchedOf = Map.groupBy(touched, rowKeyOf)
  const values = restrictionFields.map((field) => [field, restrictionsOf(rules, field)] as const)
  return {
    roomsOf({ id, units }: { id: Id; units: number }) {
      const rows = dates.map((night) => {
        const row = nightOf.get(`${id} ${night}`)
        const taken = row ? (row.units ?? units) - row.free : 0
        const heldNow = Math.min(taken, heldOf.get(`${id} ${night}`) ?? 0)
        return {
          left: row?.free ?? units,
          held: heldNow,
          sold: taken - heldNow,
          elsewhere: row?.elsewhere ?? 0,
          tooMany: row?.tooMany ?? 0,
          own: row?.units ?? null,
        }
      })
      return {
        left: rows.map(({ left }) => left),
        held: rows.map(({ held }) => held),
        sold: rows.map(({ sold }) => sold),
        elsewhere: rows.map(({ elsewhere }) => elsewhere),
        too_many: rows.map(({ tooMany }) => tooMany),
        own_units: rows.map(({ own }) => own),
      }
    },
    rowOf(row: RowKey) {
      const restrictions = values.flatMap(([field, readValue]) =>
        runsOf(dates.map((night) => readValue(row, night))).map((run): RestrictionRun => ({ field, ...run })),
      )
      return { restrictions, touched: touchedRuns(touchedOf.get(rowKeyOf(row)) ?? [], dates[0]!, zone) }
    },
  }
}

/** Consecutive equal values; nights without one are left out. */
function runsOf(values: readonly (number | null)[]) {
  const runs: { at: number; nights: number; value: number }[] = []
  values.forEach((value, at) => {
    if (value === null) return
    const last = runs.at(-1)
    if (last && last.at + last.nights === at && last.value === value) last.nights++
    else runs.push({ at, nights: 1, value })
  })
  return runs
}

function touchedRuns(rows: readonly TouchedRow[], from: PlainDate, zone: string) {
  const runs: { at: number; nights: number; by: string; when: string }[] = []
  for (const { night, by, at: changed } of rows) {
    const [at, when] = [dayOf(night) - dayOf(from), isoInstant(changed.getTime(), zone)]
    const last = runs.at(-1)
    if (last && last.at + last.nights === at && last.by === by && last.when === when) last.nights++
    else runs.push({ at, nights: 1, by, when })
  }
  return runs
}

const mostChanges = 50

/** The last changes of a hotel's calendar, newest first. */
export async function listChanges(context: CalendarContext, hotelId: Id, { staff, locale }: Viewer) {
  const { db } = context
  const hotel = await readHotel(db, { hotel: hotelId, hotels: staff.hotels })
  if (!hotel) return refuse('not_found')
  const [changes, names] = [
    await readChanges(db, hotel.id, mostChanges),
    await rowNames(db, hotel.id, locale),
  ]
  const now = context.now()
  const present = ({ id, at, staffName, field, rows, undoneAt }: ChangeRow) => {
    const nights = rows.flatMap((row) => row.nights).sort()
    return {
      id,
      at: isoInstant(at.getTime(), hotel.zone),
      by: staffName,
      field,
      first: nights[0]!,
      last: nights.at(-1)!,
      nights: nights.length,
      rows: [...new Set(rows.map((row) => names(row)))],
      undone: undoneAt !== null,
      is_open: at.getTime() > now - UNDO_LIFE,
    }
  }
  return ok<CalendarHistory>({ list: changes.map(present) })
}

async function rowNames(db: Db, hotelId: Id, locale: Locale) {
  const [rooms, plans] = [await readRooms(db, hotelId), await readPlans(db, hotelId)]
  const named = (rows: readonly { id: Id; nameEn: string; nameZh: string }[]) =>
    new Map(rows.map(({ id, nameEn, nameZh }) => [id, locale === 'zh' ? nameZh : nameEn]))
  const [roomNames, planNames] = [named(rooms), named(plans)]
  return ({ room, plan }: RowKey) =>
    [roomNames.get(room), plan === null ? undefined : planNames.get(plan)].filter(Boolean).join(', ')
}

const mostHotels = 12

/** Hotels to open first: those whose calendar this member changed last, then others. */
export async function listCalendarHotels({ db }: CalendarContext, { staff, locale }: Viewer) {
  const rows = await readFirstHotels(db, staff.hotels, staff.staffId, mostHotels)
  return ok<CalendarHotels>({
    list: rows.map((row) => ({
      id: row.id,
      name: locale === 'zh' ? row.nameZh : row.nameEn,
      city: locale === 'zh' ? row.cityZh : row.cityEn,
    })),
  })
}
