import type { TodayEntry } from '#contract/desk/today.ts'

export type Group = 'minutes' | 'hours' | 'later'
type Timed = Pick<TodayEntry, 'kind' | 'due' | 'since'>

/** How long each kind may wait before it is late, in minutes; chats are counted in minutes, all else in hours. */
const patience: Record<TodayEntry['kind'], number> = {
  hold: 0,
  chat: 3,
  approval: 60,
  payment: 60,
  job: 240,
  ticket: 480,
  claim: 1_440,
  question: 1_440,
  review: 2_880,
  lead: 2_880,
}

const minutesBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000))

/** Ordered by when it is too late, not by kind. */
export function groupOf({ kind, due, since }: Timed, now: string): Group {
  if (due !== null || kind === 'chat') return 'minutes'
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
