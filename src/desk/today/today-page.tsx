import { useState } from 'react'
import { showToday, takeEntry } from '#contract/desk/endpoints.ts'
import type { Today, TodayEntry } from '#contract/desk/today.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import {
  CardIcon,
  ChatIcon,
  ChevronRightIcon,
  ClockIcon,
  HomeIcon,
  ShieldIcon,
  StarIcon,
} from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { deskPaymentWords } from '#words/desk/payments.ts'
import { todayWords } from '#words/desk/today.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { call } from '../call.ts'
import { Avatar } from '../parts/avatar.tsx'
import { InboxIcon, LoopIcon, QuestionIcon, RefundIcon } from '../parts/icons.ts'
import { Link } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useSession } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { type Group, groupOf, waitingTime } from './urgency.ts'

const every = 60_000

export function TodayPage() {
  const locale = useLocale()
  const say = todayWords(locale)
  const today = useLoad(showToday, {}, { every, isLive: true })
  const now = useNow()
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        <span className="sub no-phone">
          {formatDate(now.slice(0, 10), locale, 'spoken')}
          {locale === 'zh' ? ' ' : ', '}
          {now.slice(11, 16)}
        </span>
        <span className="grow" />
        <span className={today.failure ? 'live off' : 'live'} role="status">
          {today.failure ? say.offline : say.live}
        </span>
      </header>
      <Shown of={today}>
        {(data) => (
          <>
            <Figures data={data} />
            <div className="today">
              <Needs data={data} onChanged={today.set} />
              <Side data={data} />
            </div>
          </>
        )}
      </Shown>
    </>
  )
}

function Figures({ data }: { data: Today }) {
  const locale = useLocale()
  const say = todayWords(locale)
  const weekday = formatDate(hereOf(data.now).slice(0, 10), locale, 'spoken')
  const day = locale === 'zh' ? `周${weekday.slice(-2, -1)}` : weekday.split(' ')[0]!
  const { booked, value, cancelled } = data.figures
  const figures = [
    [say.booked, booked, formatCount(booked.value, locale)],
    [say.value, value, formatMoney(money(value.value, 'CNY'))],
    [say.cancelled, cancelled, formatCount(cancelled.value, locale)],
  ] as const
  const beside = ({ value: is, before }: (typeof figures)[number][1]) => {
    if (before === 0) return say.was('0', day)
    const percent = `${Math.abs(Math.round((1_000 * (is - before)) / before) / 10)}%`
    return is === before ? say.same(day) : is > before ? say.more(percent, day) : say.less(percent, day)
  }
  return (
    <div className="figs figs-three">
      {figures.map(([name, figure, shown]) => (
        <div key={name}>
          <span>{name}</span>
          <b>{shown}</b>
          <Spark hours={figure.hours} before={figure.hours_before} />
          <small>{beside(figure)}</small>
        </div>
      ))}
    </div>
  )
}

function Spark({ hours, before }: { hours: readonly number[]; before: readonly number[] }) {
  const most = Math.max(1, ...hours, ...before)
  const path = (values: readonly number[]) =>
    values
      .map((value, at) => `${at === 0 ? 'M' : 'L'}${2 + (at * 68) / 23} ${25 - (22 * value) / most}`)
      .join('')
  const last = hours.length - 1
  return (
    <svg className="spark" viewBox="0 0 72 28" width="72" height="28" aria-hidden="true">
      <path className="prev" d={path(before)} />
      <path d={path(hours)} />
      <circle cx={2 + (last * 68) / 23} cy={25 - (22 * (hours[last] ?? 0)) / most} r="2.4" />
    </svg>
  )
}

const marks: Record<TodayEntry['kind'], Icon> = {
  hold: ClockIcon,
  approval: RefundIcon,
  payment: CardIcon,
  chat: ChatIcon,
  ticket: InboxIcon,
  claim: ShieldIcon,
  question: QuestionIcon,
  review: StarIcon,
  lead: HomeIcon,
  job: LoopIcon,
}
const moneyKinds: readonly TodayEntry['kind'][] = ['hold', 'approval', 'payment']
const systemKinds: readonly TodayEntry['kind'][] = ['job']
type Filter = 'everything' | 'mine' | 'money' | 'guests'
const filters: readonly Filter[] = ['everything', 'mine', 'money', 'guests']
const groups: readonly Group[] = ['minutes', 'hours', 'later']

const addressFor = ({ payment, order }: TodayEntry) =>
  payment ? addressOf('/payments', { number: payment }) : order ? addressOf(`/orders/${order}`) : null

function Needs({ data, onChanged }: { data: Today; onChanged: (today: Today) => void }) {
  const locale = useLocale()
  const say = todayWords(locale)
  const { member } = useSession()
  const [filter, setFilter] = useState<Filter>('everything')
  const tests: Record<Filter, (entry: TodayEntry) => boolean> = {
    everything: () => true,
    mine: ({ taken_by }) => taken_by?.id === member.id,
    money: ({ kind }) => moneyKinds.includes(kind),
    guests: ({ kind }) => !moneyKinds.includes(kind) && !systemKinds.includes(kind),
  }
  const shown = data.entries.filter(tests[filter])
  const grouped = groups
    .map((group) => [group, shown.filter((entry) => groupOf(entry, data.now) === group)] as const)
    .filter(([, entries]) => entries.length > 0)
  const rows = grouped.flatMap(([, entries]) => entries)
  const take = async (entry: TodayEntry) => {
    const answer = await call(takeEntry, { key: entry.key, take: entry.taken_by?.id !== member.id })
    if (answer.code === 1) return onChanged((answer as { data: Today }).data)
    showToast({ kind: 'warn', text: say.wasFaster })
  }
  const open = (entry: TodayEntry) => {
    const address = addressFor(entry)
    if (address) goTo(address)
  }
  const { chosen, setChosen } = useRows(rows, {
    keyOf: ({ key }) => key,
    open,
    keys: { a: (entry) => void take(entry) },
  })
  return (
    <section className="need" aria-labelledby="need-h">
      <div className="lead">
        <h2 id="need-h">{say.needs}</h2>
        <span className="cnt">{data.entries.length}</span>
        <fieldset className="chips push">
          <legend className="sr">{say.show}</legend>
          {filters.map((one) => (
            <button
              key={one}
              type="button"
              className={one === filter ? 'chip on' : 'chip'}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {say[one]} <b>{data.entries.filter(tests[one]).length}</b>
            </button>
          ))}
        </fieldset>
      </div>
      {rows.length === 0 && (
        <div className="empty">
          <h2>{say.nothing}</h2>
          <p>{say.nothingHint}</p>
        </div>
      )}
      {grouped.map(([group, entries]) => (
        <div key={group}>
          <h3>
            {say[group]} <span>{entries.length}</span>
          </h3>
          <ul>
            {entries.map((entry) => (
              <Row
                key={entry.key}
                entry={entry}
                now={data.now}
                isChosen={entry.key === chosen}
                onPoint={() => setChosen(entry.key)}
                onTake={() => void take(entry)}
              />
            ))}
          </ul>
        </div>
      ))}
      <div className="more">
        <span className="keys">
          <span>
            <kbd>j</kbd>
            <kbd>k</kbd> {deskWords(locale).keyMove}
          </span>
          <span>
            <kbd>↵</kbd> {deskWords(locale).keyOpen}
          </span>
          <span>
            <kbd>a</kbd> {say.take}
          </span>
          <span>
            <kbd>?</kbd> {deskWords(locale).keyHelp}
          </span>
        </span>
      </div>
    </section>
  )
}

type RowProps = { entry: TodayEntry; now: string; isChosen: boolean; onPoint: () => void; onTake: () => void }

function Row({ entry, now, isChosen, onPoint, onTake }: RowProps) {
  const locale = useLocale()
  const say = todayWords(locale)
  const { member } = useSession()
  const Mark = marks[entry.kind]
  const address = addressFor(entry)
  const title = entry.kind === 'payment' ? deskPaymentWords(locale).reason(entry.title) : entry.title
  const verb =
    entry.kind === 'payment' || entry.kind === 'approval' ? say.decide : address ? say.open : say.inTerminal
  const { text, look } = whenText(entry, now, locale)
  const isMine = entry.taken_by?.id === member.id
  const inside = (
    <>
      <time className={look}>{text}</time>
      <Mark />
      <span className="what">
        <b>{title}</b>
        <span>{entry.text}</span>
      </span>
      <span className="amt">{entry.amount ? formatMoney(entry.amount) : ''}</span>
    </>
  )
  const end = (
    <span className="do">
      {verb}
      {address && <ChevronRightIcon />}
    </span>
  )
  return (
    <li data-row={entry.key} className={isChosen ? 'need-row sel' : 'need-row'} onPointerDown={onPoint}>
      {address ? (
        <Link href={address} className="need-main">
          {inside}
        </Link>
      ) : (
        <div className="need-main">{inside}</div>
      )}
      <button type="button" className="need-take" aria-pressed={isMine} onClick={onTake}>
        {entry.taken_by ? (
          <>
            <Avatar name={entry.taken_by.name} />
            <span className="sr">{isMine ? say.leave : say.takenBy(entry.taken_by.name)}</span>
          </>
        ) : (
          <span className="t12">{say.take}</span>
        )}
      </button>
      {address ? (
        <Link href={address} tabIndex={-1} aria-hidden="true">
          {end}
        </Link>
      ) : (
        end
      )}
    </li>
  )
}

function whenText(entry: TodayEntry, now: string, locale: Locale): { text: string; look: string } {
  const say = todayWords(locale)
  if (entry.due !== null) {
    const left = (Date.parse(entry.due) - Date.parse(now)) / 60_000
    return {
      text: say.ends(hereOf(entry.due).slice(11, 16)),
      look: left < 5 ? 'late' : left < 15 ? 'soon' : '',
    }
  }
  const { minutes, look } = waitingTime(entry, now)
  const span =
    minutes < 60
      ? say.min(minutes)
      : minutes < 1_440
        ? say.hour(Math.floor(minutes / 60))
        : say.day(Math.floor(minutes / 1_440))
  return { text: say.waits(span), look }
}

function Side({ data }: { data: Today }) {
  const locale = useLocale()
  const say = todayWords(locale)
  const { arrivals, departures, house } = data
  return (
    <aside className="side">
      <section>
        <div className="inout">
          <Link href={addressOf('/orders', { view: 'arriving' })}>
            <span>{say.arrivals}</span>
            <b>{formatCount(arrivals.total, locale)}</b>
            <span>{say.withOpen(arrivals.open.length)}</span>
          </Link>
          <Link href={addressOf('/orders', { view: 'departing' })}>
            <span>{say.departures}</span>
            <b>{formatCount(departures.total, locale)}</b>
            <span>{say.withOpen(departures.open.length)}</span>
          </Link>
        </div>
      </section>
      <Coming title={say.arrivalsOpen} guests={arrivals.open} />
      <Coming title={say.departuresOpen} guests={departures.open} />
      {house && (
        <section>
          <div className="sec-h">
            <h2>{say.house}</h2>
          </div>
          <div className="house">
            <div>
              <span className={house.books_balance ? 'st ok' : 'st bad'}>
                {house.books_balance ? say.booksBalance : say.booksWrong}
              </span>
              <span>{say.now}</span>
            </div>
            {house.unknown.map(({ method, count, oldest }) => (
              <div key={method}>
                <span className="st wait">{say.method(method)}</span>
                <span>{say.unknown(count, hereOf(oldest).slice(11, 16))}</span>
              </div>
            ))}
            <div>
              <span className={house.failed_jobs === 0 ? 'st ok' : 'st wait'}>{say.jobs}</span>
              <span>{say.jobsFailed(house.failed_jobs)}</span>
            </div>
            <div>
              <span className={house.waiting_mails < 100 ? 'st ok' : 'st wait'}>{say.mails}</span>
              <span>{say.mailsWaiting(house.waiting_mails)}</span>
            </div>
          </div>
        </section>
      )}
    </aside>
  )
}

function Coming({ title, guests }: { title: string; guests: Today['arrivals']['open'] }) {
  const locale = useLocale()
  const say = todayWords(locale)
  if (guests.length === 0) return null
  const reasons = ({ due, has_message, wishes }: (typeof guests)[number]) =>
    say.reasons([
      ...(due.amount > 0 ? [say.stillDue(formatMoney(due))] : []),
      ...(has_message ? [say.wrote] : []),
      ...(wishes ? [say.wish(wishes)] : []),
    ])
  return (
    <section>
      <div className="sec-h">
        <h2>{title}</h2>
      </div>
      <ul className="come">
        {guests.map((guest) => (
          <li key={guest.number}>
            <Link href={addressOf(`/orders/${guest.number}`)}>
              <time>{guest.at}</time>
              <span>
                <b>
                  {guest.guest}
                  {locale === 'zh' ? '，' : ', '}
                  {guest.hotel}
                </b>
                <small>{reasons(guest)}</small>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
