import { useEffect, useSyncExternalStore } from 'react'
import type { Order } from '#contract/booking.ts'
import { buttonClass } from '#ui/class-names.ts'
import { CheckIcon, ClockIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { splitStayWords } from '#words/hotels/split-stay.ts'
import { tabItems } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
import { hotelUrl } from '../search-query/hotel-url.ts'
import { forgetBooked, secondStayAfter } from './second-stay.ts'
import './second-stay.css'

/** After the first of two stays in a row is booked: the way to the second. */
export function NextStay({ order }: { order: Order }) {
  const { locale } = useRequest()
  const follow = useFollow()
  const say = splitStayWords(locale)
  const kept = useSyncExternalStore(
    tabItems.subscribe,
    () => JSON.stringify(secondStayAfter(tabItems, order)),
    () => 'null',
  )
  useEffect(() => forgetBooked(tabItems, order), [order])
  const next = JSON.parse(kept) as ReturnType<typeof secondStayAfter>
  if (!next) return null
  const { first, second, party } = next
  const search = { ...party, s_d: second.s_d, e_d: second.e_d }
  return (
    <section className="second-stay" aria-labelledby="second-stay-title">
      <ol>
        <li className="second-stay-done">
          <CheckIcon small />
          {say.booked(first.s_d, first.e_d)}
        </li>
        <li className="second-stay-open">
          <ClockIcon small />
          {say.toBook(second.s_d, second.e_d)}
        </li>
      </ol>
      <h2 id="second-stay-title">{say.nowSecond}</h2>
      <p>{say.secondAt(second.roomName, second.name)}</p>
      <a
        className={buttonClass()}
        href={`${hotelUrl(second.hotel, search, locale, { offer: second })}#rooms`}
        onClick={follow}
      >
        {say.bookSecond}
      </a>
    </section>
  )
}
