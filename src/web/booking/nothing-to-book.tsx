import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import { roomsAddress } from './booking-outcome.ts'
import { OtherRoomList } from './other-room-list.tsx'
import type { OtherRoom } from './other-rooms.ts'
import type { AskedProduct } from './renew-quotes.ts'

type Props = { reason: string; asked: AskedProduct | null; others: readonly OtherRoom[] }

/** The address leads to no offer: why, and other rooms of the hotel for the same stay. */
export function NothingToBook({ reason, asked, others }: Props) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const texts: Record<string, readonly [string, string]> = {
    hotel_closed: [say.hotelClosedTitle, say.hotelClosed],
    sold_out: [say.goneTitle, say.sold_out],
    stay_unavailable: [say.goneTitle, say.stay_unavailable],
    not_found: [say.goneTitle, say.withdrawn],
    not_combinable: [say.notCombinableTitle, say.not_combinable],
  }
  const [title, text] = texts[reason] ?? [say.quoteInvalidTitle, say.quoteInvalid]
  const isRoomLeft = asked && reason !== 'hotel_closed'
  return (
    <main id="main" className="wrap plain-page">
      <h1>{title}</h1>
      <p className="plain-page-text">{text}</p>
      {others.length > 0 && (
        <section className="other-rooms-section">
          <h2>{say.otherRooms}</h2>
          <OtherRoomList others={others} />
        </section>
      )}
      <a
        className={buttonClass({ kind: 'filled' })}
        href={isRoomLeft ? roomsAddress(asked, locale) : joinLocale('/', locale)}
      >
        {isRoomLeft ? say.seeRooms : say.findHotel}
      </a>
    </main>
  )
}
