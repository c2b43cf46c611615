import type { ReactNode } from 'react'
import type { RoomList, SplitPart, SplitStays } from '#contract/hotels.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { ClockIcon, ListIcon, ShieldIcon, SwapIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { offerWords } from '#words/hotels/offers.ts'
import { splitStayWords } from '#words/hotels/split-stay.ts'
import { flexibleWords } from '#words/search/flexible-dates.ts'
import { hotelTime } from '../hotel-card/card-hotel.ts'
import { hotelUrl } from '../search-query/hotel-url.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import type { SplitOffer } from './second-stay.ts'

type Props = {
  splits: SplitStays
  search: StaySearch
  stay: RoomList['stay']
  locale: Locale
  chosen: number
  onChoose: (at: number) => void
  /** A stay in one room, on other dates. */
  otherDates?: ReactNode
}

const lengthOf = ({ s_d, e_d }: SplitPart) => nightsOf({ arrival: s_d, departure: e_d })

/** Two stays in a row where no room covers the dates: the offers, what to know, and why it does not fit. */
export function SplitStaysSection({ splits, search, stay, locale, chosen, onChoose, otherDates }: Props) {
  const say = splitStayWords(locale)
  const { s_d, e_d } = stay
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  return (
    <section className="splits" aria-labelledby="splits-title">
      <h3 id="splits-title">{say.title(s_d, e_d)}</h3>
      <p className="splits-lead">{say.lead(nights)}</p>
      <div className="splits-grid">
        <fieldset className="splits-offers" aria-label={say.offers}>
          {splits.list.map((offer, at) => (
            <Offer
              key={offer.parts.map(({ offer }) => `${offer.room}.${offer.rate}`).join()}
              {...{ offer, search, locale, nights }}
              isChosen={at === chosen}
              onChoose={() => onChoose(at)}
            />
          ))}
        </fieldset>
        <aside className="splits-side">
          <Facts offer={splits.list[chosen]!} locale={locale} />
          {otherDates && (
            <p className="splits-other">
              {say.otherDates} {otherDates}
            </p>
          )}
        </aside>
      </div>
      <Nights {...{ splits, stay, nights, locale }} />
    </section>
  )
}

type OfferProps = {
  offer: SplitOffer
  search: StaySearch
  locale: Locale
  nights: number
  isChosen: boolean
  onChoose: () => void
}

function Offer({ offer, search, locale, nights, isChosen, onChoose }: OfferProps) {
  const say = splitStayWords(locale)
  const { parts, total, distance_m } = offer
  const [first, second] = parts as [SplitPart, SplitPart]
  const isWithin = distance_m === null
  return (
    <div className={classNames('split', isChosen && 'split-chosen')}>
      <label className="split-head">
        <span className="choice">
          <input type="radio" name="split" checked={isChosen} onChange={onChoose} />
        </span>
        <span>
          <b>{isWithin ? say.twoRooms(first.hotel.name) : say.twoHotels(distance_m)}</b>
          <small className="split-note">{isWithin ? say.inHouse : say.withLuggage}</small>
        </span>
        <span className="split-total">
          <Price of={total} size="large" />
          <small className="split-note">{say.together(nights)}</small>
        </span>
      </label>
      <div className="split-bar" aria-hidden="true">
        {parts.map((part) => (
          <i key={part.s_d} style={{ flexGrow: lengthOf(part) }}>
            {say.nights(lengthOf(part))}
          </i>
        ))}
      </div>
      <Part part={first} search={search} locale={locale} />
      <p className="split-move">
        <SwapIcon small />
        {isWithin
          ? say.moveRooms(second.s_d, second.check_in)
          : say.moveHotels(second.s_d, first.hotel.name, second.hotel.name, second.check_in)}
      </p>
      <Part part={second} search={search} locale={locale} />
    </div>
  )
}

function Part({ part, search, locale }: { part: SplitPart; search: StaySearch; locale: Locale }) {
  const say = splitStayWords(locale)
  const words = offerWords(locale)
  const follow = useFollow()
  const { s_d, e_d, hotel, offer } = part
  const until = offer.free_until && hotelTime(offer.free_until)
  const href = `${hotelUrl(hotel.id, { ...search, s_d, e_d }, locale, { offer })}#rooms`
  return (
    <div className="split-part">
      <div>
        <p>
          <b>{say.dates(s_d, e_d)}</b> <span className="split-length">{say.nights(lengthOf(part))}</span>
        </p>
        <a href={href} onClick={follow}>
          {hotel.name}
        </a>
        <small className="split-note">
          {words.roomsOf(offer.room_name, search.rooms)} · {words[offer.board]}
        </small>
        <small className={classNames('split-note', offer.cancellation === 'free' && 'split-free')}>
          {offer.cancellation === 'free' && until
            ? words.freeUntil(until.date, until.time)
            : words[offer.cancellation]}
        </small>
      </div>
      <Price of={offer.total} size="medium" />
    </div>
  )
}

/** Four plain truths. */
function Facts({ offer: { parts }, locale }: { offer: SplitOffer; locale: Locale }) {
  const say = splitStayWords(locale)
  const { cancellation, free_until } = parts[0]!.offer
  const until = cancellation === 'free' && free_until ? hotelTime(free_until) : null
  const facts: [typeof ClockIcon, string, string][] = [
    [ListIcon, say.twoOrders, say.twoOrdersText],
    [ClockIcon, say.inTurn, say.inTurnText],
    [ShieldIcon, say.ifGone, until ? say.cancelFree(until.date, until.time) : say.cancelCharged],
    [SwapIcon, say.pack, say.packText],
  ]
  return (
    <section className="splits-know" aria-labelledby="splits-know-title">
      <h4 id="splits-know-title">{say.know}</h4>
      <ul>
        {facts.map(([Icon, name, text]) => (
          <li key={name}>
            <Icon />
            <span>
              <b>{name}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which room is free on which night; the nights of the first offer are outlined. */
function Nights({
  splits: { list, rooms },
  stay: { s_d },
  nights,
  locale,
}: {
  splits: SplitStays
  stay: RoomList['stay']
  nights: number
  locale: Locale
}) {
  const say = splitStayWords(locale)
  const days = Array.from({ length: nights }, (_, night) => addDays(s_d, night))
  const isOffered = (room: string, day: string) =>
    list[0]!.parts.some((part) => part.offer.room === room && part.s_d <= day && day < part.e_d)
  return (
    <div className="splits-why">
      <h4>{say.why}</h4>
      <p>{say.whyKey}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long stay. */}
      <section className="splits-scroll" tabIndex={0} aria-label={say.whyCaption}>
        <table>
          <caption>{say.whyCaption}</caption>
          <thead>
            <tr>
              <td />
              {days.map((day) => (
                <th key={day} scope="col">
                  <small>{flexibleWords(locale).weekday(day)}</small>
                  {Number(day.slice(8))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ id, name, free }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {days.map((day, night) => (
                  <td
                    key={day}
                    className={classNames(
                      free[night] ? 'splits-free' : 'splits-full',
                      isOffered(id, day) && 'splits-used',
                    )}
                  >
                    {free[night] ? say.free : say.full}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
