import type { ReactNode } from 'react'
import type { Picture } from '#contract/media.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { tripWords } from '#words/booking/trips.ts'
import { formatDates } from '#words/format.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'

export type Stop = {
  readonly s_d: string
  readonly e_d: string
  readonly city: string
  readonly name: ReactNode
  readonly address: string
  readonly image: Picture | null
  readonly room: string | null
  readonly guests: readonly string[]
  readonly from: string
  readonly until: string
}

/** A stay of the timeline: picture, dates, hotel, guests and times; what can be done comes from the page. */
export function TripStop({ n, stop, children }: { n: number; stop: Stop; children?: ReactNode }) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const comma = locale === 'zh' ? '、' : ', '
  const who = [stop.room, stop.guests.join(comma)].filter(Boolean).join(' · ')
  return (
    <li className="trip-stop">
      <span className="trip-mark">{n}</span>
      <article className="pane trip-card">
        {stop.image && <HotelPicture picture={{ ...stop.image, alt: '' }} use="card" sizes="168px" />}
        <div className="trip-card-text">
          <p className="trip-dates">
            {formatDates(stop.s_d, stop.e_d, locale)}{' '}
            <small>{say.nights(dayOf(stop.e_d) - dayOf(stop.s_d))}</small>
          </p>
          <h2>{stop.name}</h2>
          {who && <p className="trip-small">{who}</p>}
          <p className="trip-small">
            {say.times(stop.from, stop.until)} · {stop.address}
          </p>
          {children}
        </div>
      </article>
    </li>
  )
}

/** A line between two stays that follow each other, or at the end. */
export function TripLine({ kind, text }: { kind: 'hop' | 'end'; text: string }) {
  return (
    <li className={`trip-line trip-${kind}`}>
      <span className="trip-mark" />
      <p className="trip-line-text">{text}</p>
    </li>
  )
}

type Hop = {
  readonly from: { readonly city: string; readonly e_d: string; readonly until: string }
  readonly to: { readonly city: string; readonly s_d: string; readonly e_d: string; readonly from: string }
  readonly km: number
}

/** The way to the next stay, or the nights for which both are booked. */
export function TripHop({ from, to, km }: Hop) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const [end = to.e_d] = [from.e_d, to.e_d].toSorted()
  const text =
    to.s_d < from.e_d
      ? say.bothBooked(formatDates(to.s_d, end, locale))
      : say.onward(from.city, from.until, to.city, to.from, km)
  return <TripLine kind="hop" text={text} />
}

type GapProps = {
  gap: { s_d: string; e_d: string; nights: number }
  from: string
  to: string
  km: number
  children?: ReactNode
}

/** Nights without a booking, and where to look for them. */
export function TripGap({ gap, from, to, km, children }: GapProps) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  return (
    <li className="trip-gap">
      <span className="trip-mark" />
      <section className="trip-gap-box">
        <h2 className="trip-gap-title">{say.nothingBooked(formatDates(gap.s_d, gap.e_d, locale))}</h2>
        <p className="trip-small">{say.gapText(gap.nights, from, to, km)}</p>
        {children}
      </section>
    </li>
  )
}
