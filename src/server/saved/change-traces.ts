import type { TraceChange } from '#contract/saved.ts'
import type { NotedPrice } from '#domain/hotel/favourites.ts'
import { recordView, type ViewedAt } from '#domain/hotel/traces.ts'
import type { Id } from '#domain/id.ts'
import { DEFAULT_PARTY } from '#domain/stay/party.ts'
import { faultOfStayAnywhere, type Stay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn, instantFrom } from '#domain/time/zone-time.ts'
import { traceWords } from '#words/saved/traces.ts'
import { transaction } from '../db/database.ts'
import { type SavedContext, siteZone } from './context.ts'
import { listTraces } from './list-traces.ts'
import { priceStays } from './price-stays.ts'
import {
  deleteViewedHotel,
  dropTraces,
  isPaused,
  lockTraces,
  tracesAmong,
  trimTraces,
  writePaused,
  writeTrace,
} from './trace-store.ts'

type Asked = TraceChange & { guestId: Id; locale: Locale; zone: string }

/** Adds views, removes one or all, or pauses the history; answers with the resulting history. */
export async function changeTraces(context: SavedContext, asked: Asked) {
  const { guestId, locale, add = [], remove, clear, pause } = asked
  const now = context.now()
  const views = add.map((view) => viewOf(view, now))
  const prices = await pricesOf(context, views, asked.currency)
  await transaction(context.db, async (tx) => {
    await lockTraces(tx, guestId)
    if (pause !== undefined) await writePaused(tx, guestId, pause, now)
    if (clear) await dropTraces(tx, guestId)
    if (remove) await deleteViewedHotel(tx, guestId, remove)
    if (views.length === 0 || (await isPaused(tx, guestId))) return
    const ids = views.map(({ hotelId }) => hotelId)
    const known = new Map((await tracesAmong(tx, guestId, ids)).map((trace) => [trace.hotelId, trace]))
    for (const { hotelId, viewedAt, stay } of views) {
      const trace = recordView(known.get(hotelId) ?? null, viewedAt, now)
      if (!trace) continue
      const row = { hotelId, ...trace, stay, noted: prices.get(hotelId) ?? null }
      known.set(hotelId, row)
      await writeTrace(tx, guestId, row)
    }
    await trimTraces(tx, guestId)
  })
  const page = await listTraces(context, asked)
  const say = traceWords(locale)
  const done = clear ? say.cleared : remove ? say.removed : pause === undefined ? null : say.pausedNow(pause)
  return done ? { ...page, msg: done } : page
}

type View = { hotelId: Id; viewedAt: ViewedAt; stay: Stay | null }

/** Dates that were past or too far ahead at the time of the view are not stored. */
function viewOf({ id, at, s_d, e_d }: NonNullable<TraceChange['add']>[number], now: number): View {
  const stay = s_d && e_d ? { arrival: s_d, departure: e_d } : null
  return {
    hotelId: id,
    viewedAt: at === undefined ? null : instantFrom(at),
    stay: stay && faultOfStayAnywhere(stay, dateIn(siteZone, now)) === null ? stay : null,
  }
}

async function pricesOf(context: SavedContext, views: readonly View[], currency: string) {
  const asked = views.flatMap(({ hotelId, stay }) => (stay ? [{ hotelId, stay, party: DEFAULT_PARTY }] : []))
  const cards = asked.length > 0 ? await priceStays(context, asked, { currency, locale: 'en' }) : new Map()
  const at = context.now()
  return new Map<Id, NotedPrice>(
    asked.flatMap(({ hotelId, stay, party }) => {
      const total = cards.get(hotelId)?.card.offer?.total
      return total ? [[hotelId, { total, stay, party, at }] as const] : []
    }),
  )
}
