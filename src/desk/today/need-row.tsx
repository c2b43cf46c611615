import type { TodayEntry } from '#contract/desk/today.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import {
  CalendarIcon,
  CardIcon,
  ChatIcon,
  ChevronRightIcon,
  ClockIcon,
  HomeIcon,
  PencilIcon,
  ShieldIcon,
  StarIcon,
} from '#ui/icons/icons.ts'
import { deskPaymentWords } from '#words/desk/payments.ts'
import { todayWords } from '#words/desk/today.ts'
import { Avatar } from '../parts/avatar.tsx'
import { GearIcon, InboxIcon, LoopIcon, QuestionIcon, RefundIcon } from '../parts/icons.ts'
import { Link } from '../parts/link.tsx'
import { useLocale, useSession } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { deadline, waitingTime } from './urgency.ts'

const marks: Record<TodayEntry['kind'], Icon> = {
  hold: ClockIcon,
  approval: RefundIcon,
  payment: CardIcon,
  dispute: ShieldIcon,
  chat: ChatIcon,
  ticket: InboxIcon,
  claim: ShieldIcon,
  question: QuestionIcon,
  review: StarIcon,
  lead: HomeIcon,
  feed: CalendarIcon,
  proposal: PencilIcon,
  job: LoopIcon,
  feature: GearIcon,
}

const inInbox: readonly TodayEntry['kind'][] = ['ticket', 'claim', 'question', 'review', 'lead']

/** The page that decides an entry; null if the desk has none for this member. */
export function addressFor({ kind, key, payment, order }: TodayEntry, may: readonly Permission[]) {
  if (kind === 'lead' && may.includes('hotels.add'))
    return addressOf('/hotels', { lead: key.slice('lead:'.length) })
  if (inInbox.includes(kind) && may.includes('inbox.see')) return addressOf('/inbox', { entry: key })
  if (kind === 'chat' && may.includes('chat.answer'))
    return addressOf('/chat', { id: key.slice('chat:'.length) })
  if (payment) return addressOf('/payments', { number: payment })
  if (order) return addressOf(`/orders/${order}`)
  if (kind === 'feed' && may.includes('hotels.see'))
    return `${addressOf(`/hotels/${key.slice('feed:'.length)}`)}#hotel-feeds`
  if (kind === 'job' && may.includes('jobs.see')) return addressOf('/jobs')
  if (kind === 'feature') return addressOf('/settings')
  if (kind === 'proposal') return addressOf(`/hotels/${key.slice('proposal:'.length)}`)
  return null
}

type RowProps = { entry: TodayEntry; now: string; isChosen: boolean; onPoint: () => void; onTake: () => void }

export function NeedRow({ entry, now, isChosen, onPoint, onTake }: RowProps) {
  const locale = useLocale()
  const say = todayWords(locale)
  const { member } = useSession()
  const Mark = marks[entry.kind]
  const address = addressFor(entry, member.permissions)
  const title = entry.kind === 'payment' ? deskPaymentWords(locale).reason(entry.title) : entry.title
  const verb =
    entry.kind === 'payment' || entry.kind === 'approval' ? say.decide : address ? say.open : say.forColleague
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
      <span className="amt">{entry.amount ? formatMoney(entry.amount, locale) : ''}</span>
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
    const { days, look } = deadline({ ...entry, due: entry.due }, now)
    return { text: say.ends(days > 0 ? say.inDays(days) : hereOf(entry.due).slice(11, 16)), look }
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
