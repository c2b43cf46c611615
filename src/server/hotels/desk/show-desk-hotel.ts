import type { DeskHotel } from '#contract/desk/hotel.ts'
import type { Id } from '#domain/id.ts'
import { currenciesOf } from '#domain/money/exchange.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import { auditOf } from '../../audit/list-audit.ts'
import type { Db } from '../../db/database.ts'
import type { StaffSession } from '../../http/caller.ts'
import { summarisePrices } from '../../inventory/editor/price-summary.ts'
import { type HotelHead, readDocument, readHead } from '../../inventory/editor/read-document.ts'
import { shownPhotographs } from '../../media/photographs/own-images.ts'
import { noImages, picturesOf } from '../../media/pictures-of.ts'
import type { Place } from '../../places/place.ts'
import type { DeskHotelContext, Reader } from './context.ts'
import { noteEditor, readEdited } from './editor-store.ts'
import { presentQuality } from './list-hotels.ts'
import { readProposals } from './proposal-store.ts'

const mostDrawn = 5

export async function showDeskHotel(context: DeskHotelContext, id: Id, reader: Reader, db: Db = context.db) {
  const head = await readHead(db, id, reader.hotels)
  return head ? ok(await describe(context, head, reader, db)) : refuse('not_found')
}

async function describe(
  { places, now, rates, orders, hoteliersOf, translate }: DeskHotelContext,
  head: HotelHead,
  { locale, zone }: Reader,
  db: Db,
): Promise<DeskHotel> {
  const { id } = head
  const document = await readDocument(db, id)
  const hotel = await readEdited(db, id)
  const index = await places()
  const city = index.byId.get(hotel.city)
  const proposals = await readProposals(db, id)
  const galleries = [
    document.fields['images||list'],
    ...proposals.filter(isGallery).map(({ after }) => after),
  ]
  const urls = new Set(galleries.flatMap(urlsOf))
  const prices = await summarisePrices(db, id, dateIn('UTC', now()))
  const at = (date: Date | null) => date && isoInstant(date.getTime(), zone)
  const history = (await auditOf(db, { kind: 'hotel', id }, zone)).slice(0, 40)
  return {
    id,
    code: head.code,
    state: hotel.state,
    is_demo: hotel.demo,
    fields: document.fields,
    pictures: await shownPhotographs(db, [...urls]),
    drawn: picturesOf(hotel, noImages, locale)
      .slice(0, mostDrawn)
      .map(({ card, url }) => card ?? url),
    place: { city: city?.name[locale] ?? '', country: city?.country.name[locale] ?? '' },
    districts: districtsOf([...index.byId.values()], hotel.city, locale),
    currencies: currenciesOf(await rates()),
    quality: presentQuality(hotel),
    text_changed: { en: at(document.textChanged.en ?? null), zh: at(document.textChanged.zh ?? null) },
    can_translate: translate !== null,
    prices: [...document.roomIds].map(([room, roomTypeId]) => {
      const found = prices.find((one) => one.roomTypeId === roomTypeId)
      return {
        room,
        lowest: found?.lowest ?? null,
        highest: found?.highest ?? null,
        until: found?.until ?? null,
      }
    }),
    orders_ahead: (await orders.countAhead(db, [id])).get(id)?.orders ?? 0,
    history,
    proposals: proposals.map(({ field, before, after, proposedAt, ...row }) => ({
      id: row.id,
      key: field,
      from: before,
      to: after,
      by: { id: row.staffId, name: row.staffName },
      at: isoInstant(proposedAt.getTime(), zone),
    })),
    people: [...(await hoteliersOf(db, id))],
  }
}

const isGallery = ({ field }: { field: string }) => field === 'images||list'
const urlsOf = (list: string | undefined) =>
  (JSON.parse(list || '[]') as { url: string }[]).map(({ url }) => url)

const districtsOf = (places: readonly Place[], city: number, locale: Locale) =>
  places
    .filter(({ kind, parent }) => kind === 'district' && parent?.id === city)
    .map(({ slug, name }) => ({ slug, name: name[locale] }))

export async function watchHotel(context: DeskHotelContext, id: Id, { staffId, name, hotels }: StaffSession) {
  if (!(await readHead(context.db, id, hotels))) return refuse('not_found')
  const editors = await noteEditor(context.db, { hotelId: id, staffId, name, now: context.now() })
  return ok({ editors: [...editors] })
}
