import { Link } from '@tanstack/react-router'
import type { PriceAlert } from '#contract/alerts.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { flexibleFrom } from '#domain/stay/flexible-stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { BellIcon, CloseIcon, FallIcon, PauseIcon, PencilIcon, RiseIcon } from '#ui/icons/icons.ts'
import { Price } from '#ui/price.tsx'
import { formatDate, formatDates } from '#words/format.ts'
import { alertWords } from '#words/saved/alerts.ts'
import { flexibleDatesText } from '#words/search/flexible-dates.ts'
import { searchWords } from '#words/search/search.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { alertName } from './alert-name.ts'
import { AlertTrend } from './alert-trend.tsx'

type Props = {
  alert: PriceAlert
  onLimit: () => void
  onPause: () => void
  onResume: () => void
  onStop: () => void
}

const nightsIn = ({ stay }: PriceAlert) => dayOf(stay.e_d) - dayOf(stay.s_d)
const day = (date: string, locale: Locale) => formatDate(date.slice(0, 10), locale, 'short')

/** One watched price: the question, the line of its totals, today's total and the actions. */
export function AlertCard({ alert, onLimit, onPause, onResume, onStop }: Props) {
  const { locale } = useRequest()
  const say = alertWords(locale)
  const ask = searchWords(locale)
  const { hotel, stay, image, path, limit, filters, state, now, paused_at } = alert
  const flexible = alert.flexible && flexibleFrom(alert.flexible)
  const isPaused = state === 'paused'
  const look = isPaused ? 'paused' : now ? undefined : 'sold-out'
  const href = joinLocale(path, locale)
  const filterCount = Object.keys(filters).length
  const facts = [
    flexible
      ? flexibleDatesText(flexible, stay, locale)
      : ask.inOneLine(formatDates(stay.s_d, stay.e_d, locale), say.nights(nightsIn(alert))),
    ask.party(stay.adults, stay.ages),
    ...(stay.rooms > 1 ? [ask.roomCount(stay.rooms)] : []),
    ...(filterCount > 0 ? [say.filtersSet(filterCount)] : []),
  ]
  const rule = isPaused
    ? say.pausedOn(day(paused_at ?? '', locale))
    : limit
      ? say.atLimit(formatMoney(limit, locale))
      : now
        ? say.atFall
        : say.orRoom
  return (
    <li className="alert" data-look={look}>
      <div className="alert-picture">
        {image && <HotelPicture picture={{ ...image, alt: '' }} use="card" sizes="184px" />}
      </div>
      <div className="alert-what">
        <h2>
          <a href={href}>{alertName(alert, locale)}</a>
        </h2>
        <p>{facts.join(' · ')}</p>
        <p className="alert-rule">
          <BellIcon small />
          {rule}
        </p>
      </div>
      <AlertTrend alert={alert} />
      <AlertNow alert={alert} />
      <div className="alert-actions">
        {isPaused ? (
          <Button size="small" onClick={onResume}>
            {say.resume}
          </Button>
        ) : (
          <>
            <a className={buttonClass({ size: 'small' })} href={href}>
              {hotel ? say.openHotel : say.openList}
            </a>
            <Button kind="quiet" size="small" onClick={onLimit}>
              <PencilIcon small />
              {say.limit}
            </Button>
            <Button kind="quiet" size="small" onClick={onPause}>
              <PauseIcon small />
              {say.pause}
            </Button>
          </>
        )}
        <Button kind="quiet" size="small" onClick={onStop}>
          <CloseIcon small />
          {say.stop}
        </Button>
      </div>
    </li>
  )
}

/** The newest total, and how it differs from the first. */
function AlertNow({ alert }: { alert: PriceAlert }) {
  const { locale } = useRequest()
  const say = alertWords(locale)
  const { now, start, limit, found, lowest, state, series } = alert
  if (!now)
    return (
      <div className="alert-now">
        <b>{say.soldOut}</b>
        <small>{say.untilRoom}</small>
      </div>
    )
  const change = start ? now.amount - start.amount : 0
  const sum = formatMoney(money(Math.abs(change), now.currency), locale)
  const isAtLimit = limit !== null && now.amount <= limit.amount
  const last = series.at(-1)
  return (
    <div className="alert-now">
      <Price of={now} size="medium" />
      <small>
        {state === 'paused' && last
          ? say.lastSeen(day(last.on, locale))
          : say.allIn(say.nights(nightsIn(alert)))}
      </small>
      {found && (
        <small>
          <Link to="/hotels/$id" params={{ id: found.id }} className="link">
            {found.name}
          </Link>
        </small>
      )}
      {state !== 'paused' && change < 0 && (
        <span data-change="fall">
          <FallIcon small />
          {isAtLimit ? say.lessAtLimit(sum) : say.less(sum)}
        </span>
      )}
      {state !== 'paused' && change > 0 && (
        <span data-change="rise">
          <RiseIcon small />
          {say.rise(sum)}
        </span>
      )}
      {change > 0 &&
        lowest &&
        lowest.total.amount < now.amount &&
        start &&
        lowest.total.amount < start.amount && (
          <small>{say.lowest(formatMoney(lowest.total, locale), day(lowest.on, locale))}</small>
        )}
    </div>
  )
}
