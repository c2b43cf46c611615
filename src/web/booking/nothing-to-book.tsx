import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import { roomsAddress } from './booking-outcome.ts'
import type { AskedProduct } from './load-reservation.ts'

type Props = { reason: string; asked: AskedProduct | null }

/** The address leads to no offer: why, and the way to the hotel's rooms with the same stay. */
export function NothingToBook({ reason, asked }: Props) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const texts: Record<string, readonly [string, string]> = {
    hotel_closed: [say.hotelClosedTitle, say.hotelClosed],
    sold_out: [say.goneTitle, say.sold_out],
    stay_unavailable: [say.goneTitle, say.stay_unavailable],
    not_found: [say.goneTitle, say.withdrawn],
  }
  const [title, text] = texts[reason] ?? [say.quoteInvalidTitle, say.quoteInvalid]
  const isRoomLeft = asked && reason !== 'hotel_closed'
  return (
    <main id="main" className="wrap plain-page">
      <h1>{title}</h1>
      <p className="plain-page-text">{text}</p>
      <a
        className={buttonClass({ kind: 'filled' })}
        href={isRoomLeft ? roomsAddress(asked, locale) : joinLocale('/', locale)}
      >
        {isRoomLeft ? say.seeRooms : say.findHotel}
      </a>
    </main>
  )
}
