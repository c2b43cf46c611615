import type { Id } from '#domain/id.ts'
import { type AlertReason, type PriceSeries, reasonToTell } from '#domain/price/price-alert.ts'
import { accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { type Pool, transaction } from '../db/database.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Places } from '../places/open-places.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import type { CheapestStay } from '../search/find-cheapest.ts'
import { alertMail, alertNotice } from './alert-mail.ts'
import { lockToTell, writeObserved, writeTold } from './alert-store.ts'
import { pathOf } from './watched-question.ts'

export type TellContext = {
  readonly db: Pool
  readonly places: Places
  readonly now: () => number
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: Readonly<Record<Locale, string>>
}

export type Telling = {
  readonly id: Id
  readonly reason: AlertReason
  readonly found: CheapestStay
  readonly series: PriceSeries
  readonly today: PlainDate
}

/** Puts the messages of an alert into the outbox, together with the total that they report. */
export async function tellAlert(context: TellContext, { id, found, series, today }: Telling) {
  const { db, outbox, now } = context
  const [index, hotel] = await Promise.all([context.places(), findHotel(db, found.hotel)])
  await transaction(db, async (tx) => {
    const row = await lockToTell(tx, id)
    // Stopped, paused, or told by another run since it was read.
    const reason = row && reasonToTell(row, [today, found.total.amount])
    if (!row || !reason) return
    const { guestId } = row
    const guest = await readGuest(tx, guestId)
    await writeObserved(tx, [{ id, series, foundHotelId: found.hotel }], now())
    if (!guest) return
    const locale = guest.lang
    const city = index.byId.get(row.cityId)
    const place = (row.place === null ? city : (index.bySlug.get(row.place) ?? city))?.name[locale] ?? ''
    const news = {
      row,
      reason,
      now: found.total,
      hotel: (locale === 'zh' ? hotel?.nameZh : hotel?.nameEn) ?? '',
    }
    const written = { ...news, place, locale, origin: context.origin(), site: context.siteName[locale] }
    const event = `price_alert:${id}:${today}`
    const mail = alertMail(written)
    if (row.byEmail && guest.email)
      await outbox.put(tx, { event, kind: 'price_alert', to: accountName(guest.email), locale, mail })
    if (row.byPush)
      await notifyGuest(outbox, tx, {
        event,
        kind: 'price_alert',
        guestId,
        locale,
        ...alertNotice(written),
        path: pathOf(row),
      })
    await writeTold(tx, id, { total: found.total.amount, on: today })
  })
}
