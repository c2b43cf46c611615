import { type ReactNode, useEffect, useState } from 'react'
import { type Answered, type Asked, type Endpoint, succeeded } from '#contract/endpoint.ts'
import { showHotel, showOrder } from '#contract/endpoints.ts'
import type { Picture } from '#contract/media.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { formatDates } from '#words/format.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { usePersonal } from '../account/use-personal.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { orderUrl } from '../orders/order-search.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import type { Subject } from './feedback-query.ts'
import './subject-card.css'

type Props = { subject: Subject; action?: ReactNode }

/** The order, hotel or page that a ticket is about. */
export function SubjectCard({ subject, action }: Props) {
  const user = useUser()
  if (subject.kind === 'page') return <PageCard path={subject.path} action={action} />
  if (subject.kind === 'hotel') return <HotelCard id={subject.id} action={action} />
  return user ? <OrderCard id={subject.id} action={action} /> : <UnknownOrder action={action} />
}

function OrderCard({ id, action }: { id: string; action: ReactNode }) {
  const { locale } = useRequest()
  const { data } = usePersonal(showOrder, { id })
  if (!data) return <UnknownOrder action={action} />
  const { hotel, stay, order_no } = data
  return (
    <Card
      href={orderUrl(id, locale)}
      picture={hotel.image}
      title={hotel.name}
      text={`${formatDates(stay.s_d, stay.e_d, locale)} · ${order_no}`}
      action={action}
    />
  )
}

function UnknownOrder({ action }: { action: ReactNode }) {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  return <Card picture={null} title={say.anOrder} text={say.anOrderText} action={action} />
}

function HotelCard({ id, action }: { id: string; action: ReactNode }) {
  const { locale } = useRequest()
  const hotel = useLoaded(showHotel, { id })
  return (
    <Card
      href={joinLocale(`/hotels/${id}`, locale)}
      picture={hotel?.gallery[0] ?? null}
      title={hotel?.name ?? feedbackPageWords(locale).aboutHotel}
      text={hotel ? hotel.place.name : `#${id}`}
      action={action}
    />
  )
}

function PageCard({ path, action }: { path: string; action: ReactNode }) {
  const { locale } = useRequest()
  return (
    <Card
      href={joinLocale(path, locale)}
      picture={null}
      title={feedbackPageWords(locale).aboutPage}
      text={<bdi translate="no">{path}</bdi>}
      action={action}
    />
  )
}

type CardProps = { href?: string; picture: Picture | null; title: string; text: ReactNode; action: ReactNode }

function Card({ href, picture, title, text, action }: CardProps) {
  const follow = useFollow()
  const words = (
    <span className="subject-words">
      <b>{title}</b>
      <small>{text}</small>
    </span>
  )
  const shown = (
    <>
      {picture && <HotelPicture picture={{ ...picture, alt: '' }} use="card" sizes="72px" />}
      {words}
    </>
  )
  if (action || !href)
    return (
      <div className="subject-card">
        {shown}
        {action}
      </div>
    )
  return (
    <a className="subject-card" href={href} onClick={follow}>
      {shown}
      <ChevronRightIcon />
    </a>
  )
}

/** Loads public data after hydration; null until it is loaded, and when loading fails. */
function useLoaded<E extends Endpoint>(endpoint: E, input: Asked<E>): Answered<E> | null {
  const { call } = useRequest()
  const [data, setData] = useState<Answered<E> | null>(null)
  const key = JSON.stringify(input)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    call(endpoint, JSON.parse(key), { quiet: true, signal }).then(
      (answer) => signal.aborted || (succeeded(answer) && setData(answer.data)),
      () => {},
    )
    return () => ending.abort()
  }, [call, endpoint, key])
  return data
}
