const morning = 9
const monday = 1

/** Usual times to snooze an entry until, in the reader's zone. */
export function snoozeTimes(now: Date) {
  const day = (ahead: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, morning)
  const toMonday = (monday - now.getDay() + 7) % 7 || 7
  return [
    { name: 'in2Hours', at: new Date(now.getTime() + 2 * 3_600_000) },
    { name: 'tomorrow', at: day(1) },
    { name: 'nextWeek', at: day(toMonday) },
  ] as const
}
