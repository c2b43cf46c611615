import { Link, useRouter } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import type { Trip, TripOrder } from '#contract/trips.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import {
  CalendarIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  InfoIcon,
  PencilIcon,
  ShareIcon,
} from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Price } from '#ui/price.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { tripWords } from '#words/booking/trips.ts'
import { formatDate, formatDates, formatHotelTime } from '#words/format.ts'
import { changeUrl } from '../change-order/proposed-dates.ts'
import { OrderNotFound } from '../orders/order-not-found.tsx'
import { orderUrl } from '../orders/order-search.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest, useSite } from '../page/use-page.ts'
import { searchParams } from '../search-query/stay-search.ts'
import { keepTrip } from './keep-trip.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { ShareTripDialog } from './share-trip-dialog.tsx'
import { tripCalendar } from './trip-calendar.ts'
import { TripDoors } from './trip-doors.tsx'
import { TripMap } from './trip-map.tsx'
import { tripName } from './trip-name.ts'
import { TripGap, TripHop, TripLine, TripStop } from './trip-stop.tsx'
import { TripDeadlines, TripSums } from './trip-sums.tsx'
import { type Trips, useTrips } from './use-trips.ts'
import '../orders/back-link.css'
import './trips.css'

/** One trip: its nights, its stays in a line, what it costs, and its deadlines. */
export function TripPage({ id }: { id: string }) {
  const trips = useTrips()
  const { data, state, again } = trips
  const trip = data?.list.find(({ orders }) => orders.some(({ order_id }) => order_id === id))
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!data) return <Skeleton className="trip-waiting" />
  if (!trip) return <OrderNotFound />
  return <OpenTrip trip={trip} trips={trips} />
}

function OpenTrip({ trip, trips }: { trip: Trip; trips: Trips }) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const router = useRouter()
  const { orders, gaps } = trip
  // The address names an order of the trip, which may be the one that leaves it.
  const takeOut = async (id: string) => {
    const [stays] = orders.filter(({ order_id }) => order_id !== id)
    if (!(await trips.change({ id, apart: true }))) return
    if (orders.length < 3) return router.navigate({ to: '/center/trips', replace: true })
    await router.navigate({ to: '/center/trips/$id', params: { id: stays!.order_id }, replace: true })
  }
  const last = orders.toSorted((a, b) => a.check_out.localeCompare(b.check_out)).at(-1)!
  const stops = orders.map(({ stay, city }) => ({ ...stay, city }))
  return (
    <>
      <Link to="/center/trips" className="back-link">
        <ChevronLeftIcon small />
        {say.trips}
      </Link>
      <TripHead trip={trip} trips={trips} />
      <TripDoors stops={stops} gaps={gaps} />
      <div className="trip-columns">
        <ol className="trip-time">
          {orders.map((order, at) => {
            const next = orders[at + 1]
            const gap = next && gaps.find(({ before }) => before === next.order_id)
            return (
              <Fragment key={order.order_id}>
                <OrderStop n={at + 1} order={order} onTakeOut={() => void takeOut(order.order_id)} />
                {next && gap && (
                  <TripGap gap={gap} from={order.city} to={next.city} km={order.next_km ?? 0}>
                    <GapChoices gap={gap} around={[order, next]} />
                  </TripGap>
                )}
                {next && !gap && (
                  <TripHop
                    from={{ city: order.city, e_d: order.stay.e_d, until: order.hotel.check_out_until }}
                    to={{ ...next.stay, city: next.city, from: next.hotel.check_in_from }}
                    km={order.next_km ?? 0}
                  />
                )}
              </Fragment>
            )
          })}
          <TripLine kind="end" text={say.ends(formatDate(trip.e_d, locale), last.hotel.check_out_until)} />
        </ol>
        <aside className="trip-aside">
          <TripMap
            stops={orders.map(({ order_id, hotel, city }) => ({
              lat: hotel.lat,
              lon: hotel.lon,
              city,
              isFollowed: !gaps.some(({ after }) => after === order_id),
            }))}
          />
          <TripSums orders={orders} />
          <TripDeadlines orders={orders} />
          <p className="trip-about">
            <InfoIcon />
            <span>{say.about}</span>
          </p>
        </aside>
      </div>
    </>
  )
}

function TripHead({ trip, trips }: { trip: Trip; trips: Trips }) {
  const { locale, origin } = useRequest()
  const site = useSite()
  const say = tripWords(locale)
  const [open, setOpen] = useState<'name' | 'share' | null>(null)
  const { orders, gaps } = trip
  const name = tripName(trip, orders, locale)
  const openNights = gaps.reduce((sum, { nights }) => sum + nights, 0)
  const rename = async (typed: string) => {
    const isStored = await trips.change({ id: trip.id, ...(typed ? { name: typed } : { unnamed: true }) })
    if (isStored) showToast({ kind: 'good', text: say.saved })
    return isStored
  }
  const keep = async () => {
    const isKept = await keepTrip(trip.id, orders, locale)
    showToast(isKept ? { kind: 'good', text: say.kept } : { kind: 'warn', text: say.notKept })
  }
  return (
    <div className="trip-head">
      <div>
        <h1>
          {name}
          <button
            type="button"
            className="trip-rename"
            aria-label={say.rename}
            onClick={() => setOpen('name')}
          >
            <PencilIcon small />
          </button>
        </h1>
        <p>
          {formatDates(trip.s_d, trip.e_d, locale)} · {say.facts(orders.length, trip.nights, openNights)}
        </p>
      </div>
      <div className="trip-actions">
        <Button onClick={() => setOpen('share')}>
          <ShareIcon />
          {say.share}
        </Button>
        <Button
          onClick={() =>
            saveFile(`trip-${trip.id}.ics`, 'text/calendar', tripCalendar(orders, { locale, origin, site }))
          }
        >
          <CalendarIcon />
          {say.calendar}
        </Button>
        <Button onClick={() => void keep()}>
          <DownloadIcon />
          {say.keep}
        </Button>
      </div>
      <RenameDialog
        open={open === 'name'}
        name={trip.name ?? ''}
        onClose={() => setOpen(null)}
        onName={rename}
      />
      <ShareTripDialog
        open={open === 'share'}
        trip={trip}
        onShare={trips.share}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}

type StopProps = { n: number; order: TripOrder; onTakeOut: () => void }

function OrderStop({ n, order, onTakeOut }: StopProps) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const follow = useFollow()
  const { hotel, stay, free_until, order_id } = order
  const isFree = free_until !== null && Date.parse(free_until) > Date.parse(order.now)
  const paid = order.captured.amount - order.refunded.amount
  const link = (href: string, words: string) => (
    <a href={href} onClick={follow} className={buttonClass({ kind: 'quiet', size: 'small' })}>
      {words}
    </a>
  )
  return (
    <TripStop
      n={n}
      stop={{
        ...stay,
        city: order.city,
        name: (
          <a href={orderUrl(order_id, locale)} onClick={follow}>
            {hotel.name}
          </a>
        ),
        address: hotel.address,
        image: hotel.image,
        room: order.room_name,
        guests: order.guests,
        from: hotel.check_in_from,
        until: hotel.check_out_until,
      }}
    >
      {isFree && (
        <p className="trip-free">
          <CheckIcon small />
          {say.free(formatHotelTime(free_until, locale))}
        </p>
      )}
      <div className="trip-card-foot">
        <p className="trip-links">
          {link(orderUrl(order_id, locale, '/voucher'), say.voucher)}
          {link(`${joinLocale(`/hotels/${hotel.id}`, locale)}#way`, say.directions)}
          {order.state === 'confirmed' && link(changeUrl(order_id, null, locale), say.change)}
          <button type="button" className={buttonClass({ kind: 'quiet', size: 'small' })} onClick={onTakeOut}>
            {say.takeOut}
          </button>
        </p>
        <p className="trip-cost">
          <Price of={order.total} size="medium" />
          <small>
            {paid > 0 ? say.paid(formatMoney({ ...order.total, amount: paid }, locale)) : say.atHotel}
          </small>
        </p>
      </div>
    </TripStop>
  )
}

/** A longer stay before or after the open nights, and a search for them in both cities, for the party of that stay. */
function GapChoices({ gap, around }: { gap: Trip['gaps'][number]; around: readonly [TripOrder, TripOrder] }) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const follow = useFollow()
  const [before, next] = around
  const dates = formatDates(gap.s_d, gap.e_d, locale)
  const cities = [...new Map(around.map((order) => [order.city_slug, order])).values()]
  const longer = [
    {
      order: before,
      stay: { s_d: before.stay.s_d, e_d: gap.e_d },
      text: say.stayOn(before.city, formatDate(gap.e_d, locale, 'short')),
    },
    {
      order: next,
      stay: { s_d: gap.s_d, e_d: next.stay.e_d },
      text: say.beFrom(next.city, formatDate(gap.s_d, locale, 'short')),
    },
  ].filter(({ order }) => order.state === 'confirmed')
  return (
    <ul className="trip-gap-links">
      {longer.map(({ order, stay, text }) => (
        <li key={text}>
          <a href={changeUrl(order.order_id, stay, locale)} onClick={follow}>
            <b>{text}</b>
            <ChevronRightIcon small />
          </a>
        </li>
      ))}
      {cities.map(({ city, city_slug, stay }) => (
        <li key={city_slug}>
          <Link
            to="/hotel-search/$kw"
            params={{ kw: city_slug }}
            search={searchParams({ ...stay, s_d: gap.s_d, e_d: gap.e_d })}
          >
            <b>{say.searchIn(city, dates)}</b>
            <ChevronRightIcon small />
          </Link>
        </li>
      ))}
    </ul>
  )
}
