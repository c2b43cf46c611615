import { isPriceForStay, isWorthAMail, stayToPrice } from '#domain/hotel/favourites.ts'
import type { Id } from '#domain/id.ts'
import { type Money, money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { accountName } from '#domain/text/account-name.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { formatDates } from '#words/format.ts'
import { priceDropWords, savedWords } from '#words/saved/saved.ts'
import { findRecipient } from '../accounts/find-recipient.ts'
import { type Pool, transaction } from '../db/database.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import { cheapestTotal } from '../hotels/rooms-and-quotes/cheapest-total.ts'
import type { Mail } from '../messages/mail.ts'
import type { Outbox } from '../messages/outbox.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import { type SavedContext, siteZone } from './context.ts'
import { findAlerted, type ListRow, lockAlerted } from './list-store.ts'
import { type FavouriteRow, readFavouritesIn, writeNoted, writeTold } from './store.ts'

export type AlertContext = Pick<SavedContext, 'rates' | 'now'> & {
  readonly db: Pool
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: { readonly en: string; readonly zh: string }
}

/** Every night: notifies subscribers of hotels that cost noticeably less than when they were saved. */
export async function tellPriceDrops(context: AlertContext) {
  for (const list of await findAlerted(context.db)) await tellOfList(context, list)
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>
type Fall = { hotelId: Id; before: Money; now: Money; dates: string }

async function tellOfList(context: AlertContext, list: ListRow) {
  const recipient = await findRecipient(context.db, list.guestId)
  if (!recipient) return
  const today = dateIn(siteZone, context.now())
  const falls: Fall[] = []
  for (const favourite of await readFavouritesIn(context.db, list.id)) {
    const fall = await fallOf(context, { list, favourite, recipient, today })
    if (fall) falls.push(fall)
  }
  if (falls.length === 0) return
  const mail = await letterOf(context, { list, falls, recipient })
  await transaction(context.db, async (tx) => {
    if (!(await lockAlerted(tx, list.id))) return
    for (const { hotelId, now } of falls) await writeTold(tx, { listId: list.id, hotelId }, now.amount)
    await context.outbox.put(tx, {
      event: `price_drop:${list.id}:${today}`,
      kind: 'price_drop',
      to: accountName(recipient.email),
      locale: recipient.locale,
      mail,
    })
    await notifyGuest(context.outbox, tx, {
      event: `price_drop:${list.id}:${today}`,
      kind: 'price_drop',
      guestId: list.guestId,
      locale: recipient.locale,
      title: mail.heading,
      text: mail.facts?.map(([hotel, fall]) => `${hotel}\n${fall}`).join('\n') ?? '',
      path: `/center/collect?list=${list.id}`,
    })
  })
}

type Watched = { list: ListRow; favourite: FavouriteRow; recipient: Recipient; today: PlainDate }

/** A price that was never stored for these dates is stored first: there is nothing to compare it with. */
async function fallOf(
  context: AlertContext,
  { list, favourite, recipient, today }: Watched,
): Promise<Fall | null> {
  const { hotelId, own, noted, toldTotal } = favourite
  const { party, guestId } = list
  const stay = stayToPrice(list.stay, own, today)
  if (!stay) return null
  const at = context.now()
  const known = noted && isPriceForStay(noted, stay, party) ? noted : null
  const currency = known?.total.currency ?? recipient.currency
  const rates = await context.rates()
  const total = await cheapestTotal(context.db, { id: hotelId, stay, party, currency, rates, now: at })
  if (!total) return null
  if (!known) {
    await writeNoted(context.db, { guestId, hotelId }, { total, stay, party, at })
    return null
  }
  const before = money(toldTotal ?? known.total.amount, currency)
  if (!isWorthAMail(before.amount, total.amount)) return null
  const dates = formatDates(stay.arrival, stay.departure, recipient.locale)
  return { hotelId, before, now: total, dates }
}

type Told = { list: ListRow; falls: readonly Fall[]; recipient: Recipient }

async function letterOf(context: AlertContext, { list, falls, recipient }: Told): Promise<Mail> {
  const { locale } = recipient
  const say = priceDropWords(locale)
  const name = list.name ?? savedWords(locale).unnamed
  const url = (path: string) => context.origin() + joinLocale(path, locale)
  const hotels = await Promise.all(falls.map(({ hotelId }) => findHotel(context.db, hotelId)))
  const heading = say.heading(falls.length, name)
  return {
    subject: heading,
    heading,
    paragraphs: [say.text],
    facts: falls.map(({ before, now, dates }, at) => {
      const hotel = hotels[at]
      const less = formatMoney(money(before.amount - now.amount, now.currency), locale)
      return [
        (locale === 'zh' ? hotel?.nameZh : hotel?.nameEn) ?? '',
        say.fall(dates, formatMoney(now, locale), less),
      ]
    }),
    button: { label: say.open, url: url(`/center/collect?list=${list.id}`) },
    small: [say.threshold],
    unsubscribe: {
      label: say.stop,
      url: url(`/stop-alerts#${list.alertsToken}`),
      oneClick: `${context.origin()}/api/hot/stop_alerts?token=${list.alertsToken}&lang=${locale}`,
    },
    sms: say.sms(context.siteName[locale], heading),
  }
}
