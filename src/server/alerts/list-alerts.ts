import type { AlertPage, PriceAlert } from '#contract/alerts.ts'
import type { Id } from '#domain/id.ts'
import { money } from '#domain/money/money.ts'
import { fallenTotal, lowestOf, MOST_ALERTS, startOf } from '#domain/price/price-alert.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import { readGuest } from '../accounts/find-guest.ts'
import type { Db } from '../db/database.ts'
import { closedCards } from '../hotels/closed-cards.ts'
import { type AlertRow, readAlerts } from './alert-store.ts'
import { type AlertContext, siteZone } from './context.ts'
import { pathOf } from './watched-question.ts'

type Asked = { guestId: Id; locale: Locale }

/** A guest's alerts, the ended ones last. Prices are those of the last check. */
export async function listAlerts(
  { places, now }: Pick<AlertContext, 'places' | 'now'>,
  db: Db,
  { guestId, locale }: Asked,
  added: Id | null = null,
): Promise<AlertPage> {
  const [rows, guest, index] = await Promise.all([readAlerts(db, guestId), readGuest(db, guestId), places()])
  const ids = rows.flatMap(({ hotelId, foundHotelId }) => hotelId ?? foundHotelId ?? [])
  const cards = await closedCards(db, [...new Set(ids)], { places, locale })
  const today = dateIn(siteZone, now())
  const list = rows
    .map((row) => {
      const place = (row.place === null ? undefined : index.bySlug.get(row.place))?.name[locale] ?? null
      return presentAlert(row, { today, place, card: cards.get(row.hotelId ?? row.foundHotelId ?? '') })
    })
    .toSorted((a, b) => Number(a.state === 'ended') - Number(b.state === 'ended'))
  const checked = rows.map(({ checkedAt }) => checkedAt.getTime())
  return {
    list,
    most: MOST_ALERTS,
    email: guest?.email ?? null,
    checked_at: checked.length > 0 ? isoInstant(Math.max(...checked), 'UTC') : null,
    added,
  }
}

type Card = Awaited<ReturnType<typeof closedCards>> extends Map<Id, infer Value> ? Value : never
type Shown = { today: string; place: string | null; card: Card | undefined }

function presentAlert(row: AlertRow, { today, place, card }: Shown): PriceAlert {
  const { id, hotelId, foundHotelId, stay, party, filters, currency, limit, series, told, pausedAt } = row
  const shown = (amount: number | null | undefined) => (amount == null ? null : money(amount, currency))
  const start = startOf(series)
  const lowest = lowestOf(series)
  const before = told?.total ?? start?.[1] ?? null
  const name = card?.card.name ?? ''
  return {
    id,
    hotel: hotelId === null ? null : { id: hotelId, name },
    place: place ?? card?.place ?? '',
    image: card?.card.images[0] ?? null,
    path: pathOf(row),
    stay: { s_d: stay.arrival, e_d: stay.departure, ...party, ages: [...party.ages] },
    flexible: stay.kind === 'flexible' ? stay.fields : null,
    filters,
    currency,
    limit: shown(limit),
    start: shown(start?.[1]),
    now: shown(series.at(-1)?.[1]),
    found: hotelId === null && foundHotelId !== null && card ? { id: foundHotelId, name } : null,
    lowest: lowest && { total: money(lowest[1], currency), on: lowest[0] },
    series: series.map(([on, total]) => ({ on, total })),
    falls_at: shown(before === null ? null : fallenTotal(before)),
    created_on: dateIn(siteZone, row.createdAt.getTime()),
    told: told && { total: money(told.total, currency), on: told.on, times: row.toldTimes },
    checked_at: isoInstant(row.checkedAt.getTime(), 'UTC'),
    paused_at: pausedAt && isoInstant(pausedAt.getTime(), 'UTC'),
    state: row.lastArrival <= today ? 'ended' : pausedAt ? 'paused' : 'active',
    email: row.byEmail,
    push: row.byPush,
  }
}
