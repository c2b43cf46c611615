import type { SplitPart } from '#contract/hotels.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { buttonClass } from '#ui/class-names.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { splitStayWords } from '#words/hotels/split-stay.ts'
import { hotelUrl } from '../search-query/hotel-url.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import type { SplitOffer } from './second-stay.ts'

type Props = { split: SplitOffer; search: StaySearch; locale: Locale }

/** Books the first of two stays in a row; `useSecondStay` keeps the second for the result of the first. */
export function SplitDock({ split, search, locale }: Props) {
  const follow = useFollow()
  const say = splitStayWords(locale)
  const [first, second] = split.parts as [SplitPart, SplitPart]
  const { s_d, e_d, hotel, offer } = first
  const href = `${hotelUrl(hotel.id, { ...search, s_d, e_d }, locale, { offer })}#rooms`
  return (
    <div className="dock">
      <div className="wrap dock-in">
        <p className="dock-pick">
          <b>{say.first(offer.room_name, s_d, e_d)}</b>
          <span>
            {say.second(
              second.offer.room_name,
              second.s_d,
              second.e_d,
              formatMoney(second.offer.total, locale),
            )}
          </span>
        </p>
        <p className="dock-sum" aria-live="polite">
          <Price of={offer.total} />
          <small>{say.firstOf(formatMoney(split.total, locale))}</small>
        </p>
        <a className={buttonClass({ kind: 'filled', size: 'large' })} href={href} onClick={follow}>
          {say.bookFirst}
        </a>
      </div>
    </div>
  )
}
