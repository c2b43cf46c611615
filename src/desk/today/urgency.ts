import type { TodayEntry } from '#contract/desk/today.ts'

export type Group = 'minutes' | 'hours' | 'later'
type Timed = Pick<TodayEntry, 'kind' | 'due' | 'since'>

/** How long each kind may wait before it is late, in minutes; chats are counted in minutes, all else in hours. */
const patience: Record<TodayEntry['kind'], number> = {
  hold: 0,
  chat: 3,
  approval: 60,
  payment: 60,
  dispute: 1_440,
  job: 240,
  feature: 1_440,
  ticket: 480,
  claim: 1_440,
  question: 1_440,
  review: 2_880,
  lead: 2_880,
  feed: 60,
  proposal: 1_440,
}

const minutesBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000))

const minutesLeft = (due: string, now: string) => (Date.parse(due) - Date.parse(now)) / 60_000

/** Minutes before a deadline at which it is late or soon: a hold ends within the hour, a dispute in days. */
const notice = { hold: { late: 5, soon: 15 }, dispute: { late: 480, soon: 1_440 } }

export function deadline({ kind, due }: { kind: TodayEntry['kind']; due: string }, now: string) {
  const left = minutesLeft(due, now)
  const { late, soon } = notice[kind === 'dispute' ? 'dispute' : 'hold']
  const look: 'late' | 'soon' | '' = left < late ? 'late' : left < soon ? 'soon' : ''
  return { days: left < 1_440 ? 0 : Math.floor(left / 1_440), look }
}

/** Ordered by when it is too late, not by kind. */
export function groupOf({ kind, due, since }: Timed, now: string): Group {
  if (due !== null) {
    const left = minutesLeft(due, now)
    return left < 60 ? 'minutes' : left < 1_440 ? 'hours' : 'later'
  }
  if (kind === 'chat') return 'minutes'
  return minutesBetween(since, now) >= patience[kind] || patience[kind] <= 480 ? 'hours' : 'later'
}

export function waitingTime(
  { kind, since }: Timed,
  now: string,
): { minutes: number; look: 'late' | 'soon' | '' } {
  const minutes = minutesBetween(since, now)
  const most = patience[kind]
  return { minutes, look: minutes >= most ? 'late' : minutes >= most * 0.6 ? 'soon' : '' }
}
