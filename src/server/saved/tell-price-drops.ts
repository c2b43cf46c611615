import { accountName } from '#domain/account-name.ts'
import { isNotedFor, isWorthALetter, stayToPrice } from '#domain/favourites.ts'
import type { Id } from '#domain/id.ts'
import { joinLocale } from '#domain/locale-path.ts'
import { type Money, money } from '#domain/money.ts'
import { formatMoney } from '#domain/money-format.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { dateIn } from '#domain/zone-time.ts'
import { formatDates } from '#words/format.ts'
import { priceDropWords } from '#words/price-drops.ts'
import { savedWords } from '#words/saved.ts'
import { findRecipient } from '../accounts/find-recipient.ts'
import { type Pool, transaction } from '../db/database.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import { cheapestTotal } from '../hotels/rooms-and-quotes/cheapest-total.ts'
import type { Letter } from '../messages/letter.ts'
import type { Outbox } from '../messages/outbox.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import { findAlerted, type ListRow, lockAlerted } from './list-store.ts'
import { type FavouriteRow, readFavouritesIn, writeNoted, writeTold } from './store.ts'
import { type SavedWorld, siteZone } from './world.ts'

export type AlertWorld = Pick<SavedWorld, 'rates' | 'now'> & {
  readonly db: Pool
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: { readonly en: string; readonly zh: string }
}

/** Every night: whoever asked for it is told of hotels that cost noticeably less than when they were saved. */
export async function tellPriceDrops(world: AlertWorld) {
  for (const list of await findAlerted(world.db)) await tellOfList(world, list)
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>
type Fall = { hotelId: Id; before: Money; now: Money; dates: string }

async function tellOfList(world: AlertWorld, list: ListRow) {
  const recipient = await findRecipient(world.db, list.guestId)
  if (!recipient) return
  const today = dateIn(siteZone, world.now())
  const falls: Fall[] = []
  for (const favourite of await readFavouritesIn(world.db, list.id)) {
    const fall = await fallOf(world, { list, favourite, recipient, today })
    if (fall) falls.push(fall)
  }
  if (falls.length === 0) return
  const letter = await letterOf(world, { list, falls, recipient })
  await transaction(world.db, async (tx) => {
    if (!(await lockAlerted(tx, list.id))) return
    for (const { hotelId, now } of falls) await writeTold(tx, { listId: list.id, hotelId }, now.amount)
    await world.outbox.put(tx, {
      event: `price_drop:${list.id}:${today}`,
      kind: 'price_drop',
      to: accountName(recipient.email),
      locale: recipient.locale,
      letter,
    })
    await notifyGuest(world.outbox, tx, {
      event: `price_drop:${list.id}:${today}`,
      kind: 'price_drop',
      guestId: list.guestId,
      locale: recipient.locale,
      title: letter.heading,
      text: letter.facts?.map(([hotel, fall]) => `${hotel}\n${fall}`).join('\n') ?? '',
      path: `/center/collect?list=${list.id}`,
    })
  })
}

type Watched = { list: ListRow; favourite: FavouriteRow; recipient: Recipient; today: PlainDate }

/** A price that was never noted for these dates is noted first: there is nothing to compare it with. */
async function fallOf(
  world: AlertWorld,
  { list, favourite, recipient, today }: Watched,
): Promise<Fall | null> {
  const { hotelId, own, noted, toldTotal } = favourite
  const { party, guestId } = list
  const stay = stayToPrice(list.stay, own, today)
  if (!stay) return null
  const at = world.now()
  const known = noted && isNotedFor(noted, stay, party) ? noted : null
  const currency = known?.total.currency ?? recipient.currency
  const rates = await world.rates()
  const total = await cheapestTotal(world.db, { id: hotelId, stay, party, currency, rates, now: at })
  if (!total) return null
  if (!known) {
    await writeNoted(world.db, { guestId, hotelId }, { total, stay, party, at })
    return null
  }
  const before = money(toldTotal ?? known.total.amount, currency)
  if (!isWorthALetter(before.amount, total.amount)) return null
  const dates = formatDates(stay.arrival, stay.departure, recipient.locale)
  return { hotelId, before, now: total, dates }
}

type Told = { list: ListRow; falls: readonly Fall[]; recipient: Recipient }

async function letterOf(world: AlertWorld, { list, falls, recipient }: Told): Promise<Letter> {
  const { locale } = recipient
  const say = priceDropWords(locale)
  const name = list.name ?? savedWords(locale).unnamed
  const url = (path: string) => world.origin() + joinLocale(path, locale)
  const hotels = await Promise.all(falls.map(({ hotelId }) => findHotel(world.db, hotelId)))
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
      oneClick: `${world.origin()}/api/hot/stop_alerts?token=${list.alertsToken}&lang=${locale}`,
    },
    sms: say.sms(world.siteName[locale], heading),
  }
}
