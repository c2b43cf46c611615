import type { RefusedRate, Room } from '#contract/hotels.ts'
import type { Dates, StayReason } from '#contract/stay.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { formatDates } from '#words/format.ts'
import { reasonWords } from '#words/hotels/offers.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useHotelLinks, useHotelPlace } from '../hotel-context.ts'
import { as } from './table-roles.ts'

/** A rate that cannot be had for the stay: why not, and the nearest stay for which it can, one press away. */
export function RefusedRow({ room, rate }: { room: Room; rate: RefusedRate }) {
  return (
    <tr className="rate rate-refused" {...as.row}>
      <th className="rate-plan" {...as.rowHeader}>
        <HiddenText>{room.name}: </HiddenText>
        <b className="rate-name">{rate.name}</b>
      </th>
      <td colSpan={3} {...as.cell}>
        <WhyNot reason={rate.reason} nearest={rate.nearest} what={`${room.name}, ${rate.name}`} />
      </td>
    </tr>
  )
}

/** A room of which nothing can be had. */
export function RefusedRoomRow({ room }: { room: Room }) {
  return (
    <tr className="rate rate-refused" {...as.row}>
      <td colSpan={4} {...as.cell}>
        <WhyNot reason={room.reason ?? 'no_rate'} nearest={room.nearest} what={room.name} />
      </td>
    </tr>
  )
}

type Why = { reason: StayReason; nearest: Dates | null; what: string }

export function WhyNot({ reason, nearest, what }: Why) {
  const { locale } = useHotelPlace()
  const { onDates } = useHotelLinks()
  const say = rateWords(locale)
  return (
    <p className="why-not">
      <b>{reasonWords(locale)[reason]}</b>
      {nearest && (
        <>
          <span>{say.nearest(formatDates(nearest.s_d, nearest.e_d, locale))}</span>
          <a className="link" {...onDates(nearest)}>
            {say.seeDates}
            <HiddenText>: {what}</HiddenText>
          </a>
        </>
      )}
    </p>
  )
}
