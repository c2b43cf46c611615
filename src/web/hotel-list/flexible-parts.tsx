import type { Dates } from '#contract/stay.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { CloseIcon } from '#ui/icons/icons.ts'
import { useUiWords } from '#ui/language.ts'
import { flexibleDatesText, flexibleWords } from '#words/search/flexible-dates.ts'
import { searchWords } from '#words/search/search.ts'
import type { CardHotel } from '../hotel-card/card-hotel.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import type { ListQuery } from './list-query.ts'
import { shiftOf } from './stay-rows.ts'

/** The dates of the search in one phrase. */
export function FlexibleDatesText() {
  const { query, locale } = useListPlace()
  return query.flexible && flexibleDatesText(query.flexible, query.search, locale)
}

/** The nights that are compared, and for whom: “3 nights between 13 and 22 Mar, 2 adults”. */
export function FlexibleStay({ party }: { party: string }) {
  const { query, locale } = useListPlace()
  const { search, flexible } = query
  if (!flexible) return null
  const nights = nightsOf({ arrival: search.s_d, departure: search.e_d })
  const stay =
    flexible.kind === 'around'
      ? flexibleWords(locale).between(
          nights,
          addDays(search.s_d, -flexible.days),
          addDays(search.e_d, flexible.days),
        )
      : flexibleDatesText(flexible, search, locale)
  return searchWords(locale).inOneLine(stay, party)
}

export function EachOwn() {
  const { locale } = useListPlace()
  return `${flexibleWords(locale).eachOwn}${locale === 'en' ? ' ' : ''}`
}

const exactly = (query: ListQuery): ListQuery => ({ ...query, flexible: null, page: 1 })

/** The days around the stay; pressed, the list shows the stay itself. It is no filter, so "Clear all" leaves it. */
export function FlexibleChip() {
  const { query, locale } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const ui = useUiWords()
  if (query.flexible?.kind !== 'around') return null
  const label = flexibleWords(locale).plusMinus(query.flexible.days)
  return (
    <a
      className="chip chip-chosen"
      href={hrefFor(exactly(query))}
      rel="nofollow"
      onClick={follow(exactly)}
      aria-label={ui.remove(label)}
    >
      {label}
      <CloseIcon />
    </a>
  )
}

/** A hotel's own dates, and how far they are from those asked for. */
export function OwnDates({ own }: { own: Dates }) {
  const { query, locale } = useListPlace()
  const say = flexibleWords(locale)
  const isAround = query.flexible?.kind === 'around'
  return (
    <>
      <b>{say.ownDates(own.s_d, own.e_d)}</b>{' '}
      <span>{isAround ? say.shift(shiftOf(own, query.search)) : say.itsBest}</span>
    </>
  )
}

/** The price beside that of the dates asked for. */
export function Compared({ hotel: { stay, asked, offer } }: { hotel: CardHotel }) {
  const { query, locale } = useListPlace()
  const say = flexibleWords(locale)
  const { s_d, e_d } = query.search
  if (!stay || !offer || asked === undefined) return null
  if (asked === null) return <small>{say.notOnAsked(s_d, e_d)}</small>
  const less = asked.amount - offer.total.amount
  if (less === 0)
    return <small>{say.cheapestHere(nightsOf({ arrival: stay.s_d, departure: stay.e_d }))}</small>
  const saved = formatMoney(money(less, asked.currency), locale)
  return <small className="perk-good">{say.lessThan(saved, s_d, e_d)}</small>
}
