import type { SavedHotel, SavedList, SavedListQuery, SavedPage } from '#contract/saved.ts'
import { isPriceForStay, priceChange, stayToPrice } from '#domain/hotel/favourites.ts'
import type { Id } from '#domain/id.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { conversionBetween, convert } from '#domain/money/exchange.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import { savedWords } from '#words/saved/saved.ts'
import { findRecipient } from '../accounts/find-recipient.ts'
import { closedCards } from '../hotels/closed-cards.ts'
import { type SavedContext, siteZone } from './context.ts'
import { findList, type ListRow, readLists } from './list-store.ts'
import { placesOf } from './places-of.ts'
import { type PricedCard, priceStays } from './price-stays.ts'
import { type FavouriteRow, readFavourites } from './store.ts'

type Asked = SavedListQuery & { guestId: Id; locale: Locale }
const coverPictures = 3
/** Hotels priced by one request beside those of the page: each may need its city loaded first. */
const mostLooked = 30

/** The hotels of the page, and the first of the others, for the summaries of the lists. */
export function pricedWithRead<Item>(onPage: readonly Item[], all: readonly Item[]): Item[] {
  const shown = new Set(onPage)
  const others = all.filter((one) => !shown.has(one))
  return [...onPage, ...others.slice(0, Math.max(0, mostLooked - onPage.length))]
}

/** One list of a guest's favourites with current prices, and a summary of all lists. */
export async function listSaved(context: SavedContext, asked: Asked) {
  const { guestId, locale, currency, page, page_size } = asked
  const now = context.now()
  const [lists, favourites, rates, recipient] = await Promise.all([
    readLists(context.db, guestId),
    readFavourites(context.db, guestId),
    context.rates(),
    findRecipient(context.db, guestId),
  ])
  const byList = Map.groupBy(favourites, ({ listId }) => listId)
  // The unnamed list is shown only while it has hotels.
  const shownLists = lists.filter(({ id, name }) => name !== null || byList.has(id))
  const current = asked.list
    ? await findList(context.db, { guestId, list: asked.list })
    : (shownLists[0] ?? null)
  if (asked.list && !current) return refuse('not_found')

  const byId = new Map(lists.map((list) => [list.id, list]))
  const priced = favourites.map((favourite) => pricedAs(favourite, byId.get(favourite.listId)!, now))
  const inList = priced.filter(({ listId }) => listId === current?.id)
  const onPage = inList.slice((page - 1) * page_size, page * page_size)
  const looked = pricedWithRead(onPage, priced)
  const [cards, covers] = await Promise.all([
    priceStays(context, looked, { currency, locale }),
    coversOf(context, byList, locale),
  ])
  const told = new Map(
    looked.map((one) => [one.hotelId, sinceSaved(one, cards.get(one.hotelId), { rates, currency })]),
  )
  const list = await presentHotels(context, onPage, { cards, told, locale })
  return ok<SavedPage>({
    lists: shownLists.map((one) => presentList(one, byList.get(one.id) ?? [], { told, covers, locale })),
    current: current?.id ?? null,
    checked_at: isoInstant(now, 'UTC'),
    mail: recipient !== null,
    list,
    total: inList.length,
    page,
    page_size,
  })
}

const pricedAs = (favourite: FavouriteRow, { stay, party }: ListRow, now: number) => ({
  ...favourite,
  stay: stayToPrice(stay, favourite.own, dateIn(siteZone, now)),
  party,
})
type Priced = ReturnType<typeof pricedAs>

type Since = { savedTotal: Money | null; notedAt: number | null; change: Money | null }

/** The price when it was saved and its change since: for the same stay, in the displayed currency. */
function sinceSaved(
  { noted, stay, party }: Priced,
  card: PricedCard | undefined,
  { rates, currency }: { rates: RateTable; currency: string },
): Since {
  const isSame = noted && stay && isPriceForStay(noted, stay, party)
  const before = isSame ? inCurrency(noted.total, currency, rates) : null
  if (!isSame || !before) return { savedTotal: null, notedAt: null, change: null }
  const total = card?.card.offer?.total
  return { savedTotal: before, notedAt: noted.at, change: total ? priceChange(before, total) : null }
}

function inCurrency(amount: Money, currency: string, rates: RateTable): Money | null {
  if (amount.currency === currency) return amount
  const conversion = conversionBetween(rates, amount.currency, currency)
  return conversion && convert(amount, conversion)
}

type Facts = { cards: Map<Id, PricedCard>; told: Map<Id, Since>; locale: Locale }

async function presentHotels(context: SavedContext, priced: readonly Priced[], facts: Facts) {
  const { cards, told, locale } = facts
  const gone = priced.filter(({ hotelId }) => !cards.has(hotelId)).map(({ hotelId }) => hotelId)
  const [places, closed] = await Promise.all([
    placesOf(
      context,
      priced.map(({ hotelId }) => hotelId),
      locale,
    ),
    closedCards(context.db, gone, { places: context.places, locale }),
  ])
  return priced.flatMap(({ hotelId, stay, savedAt }): SavedHotel[] => {
    const found = cards.get(hotelId)
    const card = found?.card ?? closed.get(hotelId)?.card
    if (!card) return []
    const { savedTotal, notedAt, change } = told.get(hotelId)!
    return [
      {
        ...card,
        collected: true,
        place: places.get(hotelId) ?? closed.get(hotelId)?.place ?? '',
        stay: stay && { s_d: stay.arrival, e_d: stay.departure },
        nearest_total: found?.nearestTotal?.total ?? null,
        closed: !found,
        saved_at: isoInstant(savedAt, 'UTC'),
        saved_total: savedTotal,
        noted_at: notedAt === null ? null : isoInstant(notedAt, 'UTC'),
        change,
      },
    ]
  })
}

type Covers = Awaited<ReturnType<typeof coversOf>>

/** The first pictures of each list, without the search: it would load a city for each. */
async function coversOf(
  { db, places }: SavedContext,
  byList: ReadonlyMap<Id, readonly FavouriteRow[]>,
  locale: Locale,
) {
  const ids = [...byList.values()].flatMap((favourites) =>
    favourites.slice(0, coverPictures).map(({ hotelId }) => hotelId),
  )
  const found = await closedCards(db, ids, { places, locale })
  return new Map(
    [...found].flatMap(([id, { card }]) => (card.images[0] ? [[id, card.images[0]] as const] : [])),
  )
}

export const sharePath = (token: string) => `/lists/${token}`

function presentList(
  list: ListRow,
  favourites: readonly FavouriteRow[],
  { told, covers, locale }: Pick<Facts, 'told' | 'locale'> & { covers: Covers },
): SavedList {
  const { id, name, stay, party, shareToken, alertsToken } = list
  return {
    id,
    name: name ?? savedWords(locale).unnamed,
    unnamed: name === null,
    hotels: favourites.length,
    fallen: favourites.filter(({ hotelId }) => (told.get(hotelId)?.change?.amount ?? 0) < 0).length,
    s_d: stay?.arrival ?? null,
    e_d: stay?.departure ?? null,
    rooms: party.rooms,
    adults: party.adults,
    ages: [...party.ages],
    images: favourites.slice(0, coverPictures).flatMap(({ hotelId }) => covers.get(hotelId) ?? []),
    share: shareToken && sharePath(shareToken),
    alerts: alertsToken !== null,
  }
}
