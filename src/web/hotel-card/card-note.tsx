import type { Locale } from '#domain/text/locale.ts'
import { buttonClass } from '#ui/class-names.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { formatDates } from '#words/format.ts'
import { offerWords, reasonWords } from '#words/hotels/offers.ts'
import type { CardHotel } from './card-hotel.ts'

type Props = {
  hotel: CardHotel
  locale: Locale
  nearestHref?: ((dates: { s_d: string; e_d: string }) => string) | undefined
}

/** Why it cannot be booked for these dates, and the nearest ones on which it can, one press away. */
export function CardNote({ hotel, locale, nearestHref }: Props) {
  const say = offerWords(locale)
  const follow = useFollow()
  const { reason, nearest, name } = hotel
  return (
    <div className="card-note">
      <p>
        {reason && <b>{reasonWords(locale)[reason]}</b>}
        {nearest && say.freeFor(formatDates(nearest.s_d, nearest.e_d, locale))}
      </p>
      {nearest && nearestHref && (
        <a className={buttonClass({ size: 'small' })} href={nearestHref(nearest)} onClick={follow}>
          {say.seeDates}
          <HiddenText>: {name}</HiddenText>
        </a>
      )}
    </div>
  )
}
