import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { revisionWords } from '#words/booking/revisions.ts'
import { formatDate } from '#words/format.ts'
import { searchWords } from '#words/search/search.ts'

type Revision = Order['revisions'][number]

/** One field of the agreement before and after a revision. */
export type FieldChange = { readonly name: string; readonly before: string; readonly after: string }

export type ShownRevision = {
  /** Counted from 0, the booking. */
  readonly n: number
  readonly title: string
  readonly at: string
  readonly by: string
  readonly changes: readonly FieldChange[]
}

/** The revisions of an order, the newest first, each with the fields that it changed. */
export function revisionsOf({ revisions }: Pick<Order, 'revisions'>, locale: Locale): ShownRevision[] {
  const say = revisionWords(locale)
  return revisions
    .map((revision, at) => {
      const before = revisions[at - 1]
      return {
        n: at,
        title: before ? titleOf(before, revision, locale) : say.booked,
        at: revision.at,
        by: revision.by === 'guest' ? say.byYou : revision.by === 'staff' ? say.byStaff : '',
        changes: before ? changesBetween(before, revision, locale) : [],
      }
    })
    .toReversed()
}

function titleOf(before: Revision, after: Revision, locale: Locale): string {
  const say = revisionWords(locale)
  if (after.what === 'rerated') return say.rerated
  const [old, now] = [before.stay, after.stay]
  if (old.s_d !== now.s_d || old.e_d !== now.e_d) return say.dates
  if (partyText(before, locale) !== partyText(after, locale)) return say.guests
  return before.room_name === after.room_name ? say.rate : say.room
}

const partyText = ({ stay: { adults, ages, rooms } }: Revision, locale: Locale): string => {
  const say = searchWords(locale)
  return say.inOneLine(say.party(adults, ages), say.roomCount(rooms))
}

function changesBetween(before: Revision, after: Revision, locale: Locale): FieldChange[] {
  const say = revisionWords(locale)
  const day = (date: string) => formatDate(date, locale, 'weekday')
  const nights = ({ stay: { s_d, e_d } }: Revision) => String(nightsOf({ arrival: s_d, departure: e_d }))
  const fields: [string, (revision: Revision) => string][] = [
    [say.checkIn, ({ stay }) => day(stay.s_d)],
    [say.checkOut, ({ stay }) => day(stay.e_d)],
    [say.nights, nights],
    [say.party, (revision) => partyText(revision, locale)],
    [say.roomType, ({ room_name }) => room_name],
    [say.rateName, ({ rate_name }) => rate_name],
    [say.total, ({ total }) => formatMoney(total, locale)],
  ]
  return fields
    .map(([name, textOf]) => ({ name, before: textOf(before), after: textOf(after) }))
    .filter(({ before, after }) => before !== after)
}
