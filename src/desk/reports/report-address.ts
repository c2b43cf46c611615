import type { ReportOrderQuery } from '#contract/desk/reports.ts'
import { daysBetween } from '#domain/report/measures.ts'
import { addDays, addMonths, isCalendarDate, type PlainDate } from '#domain/time/plain-date.ts'
import { addressOf } from '../router.ts'

export const tabs = ['night', 'booking', 'place', 'hotel', 'plan', 'agent'] as const
export type Tab = (typeof tabs)[number]

export type Period = { readonly from: PlainDate; readonly to: PlainDate }

const firstOf = (day: PlainDate) => `${day.slice(0, 7)}-01`
const month = (first: PlainDate): Period => ({ from: first, to: addDays(addMonths(first, 1), -1) })

export const periodsOf = (today: PlainDate) => ({
  thisMonth: month(firstOf(today)),
  lastMonth: month(addMonths(firstOf(today), -1)),
  last30: { from: addDays(today, -29), to: today },
  next30: { from: today, to: addDays(today, 29) },
  thisYear: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
})

export const isPeriod = ({ from, to }: Period): boolean => {
  const days = daysBetween(from, to).length
  return days > 0 && days <= 366
}

/** The report that the address names; this month without dates. */
export function readAddress(query: URLSearchParams, today: PlainDate) {
  const date = (name: string) => {
    const text = query.get(name)
    return isCalendarDate(text) ? text : null
  }
  const usual = periodsOf(today).thisMonth
  const split = tabs.slice(2).find((one) => one === query.get('split')) as
    | 'place'
    | 'hotel'
    | 'plan'
    | 'agent'
    | undefined
  const key = query.get('key') ?? undefined
  return {
    tab: tabs.find((one) => one === query.get('tab')) ?? 'night',
    period: { from: date('from') ?? usual.from, to: date('to') ?? usual.to },
    scope: split && key && /^\d{1,19}$/.test(key) ? { split, key } : {},
  }
}

type Listed = Pick<ReportOrderQuery, 'of'> &
  Partial<Pick<ReportOrderQuery, 'lead' | 'stay' | 'source'>> & { from: PlainDate; to: PlainDate }

/** The address of the orders behind a number; the report stays open below. */
export function ordersAddress(query: URLSearchParams, { of, from, to, lead, stay, source }: Listed): string {
  const given = Object.fromEntries([...query].filter(([name]) => !listNames.includes(name)))
  return addressOf('/reports', {
    ...given,
    of,
    of_from: from,
    of_to: to,
    lead: lead === undefined ? undefined : String(lead),
    stay: stay === undefined ? undefined : String(stay),
    source,
  })
}

export const listNames = ['of', 'of_from', 'of_to', 'lead', 'stay', 'source', 'page']

/** The list of orders that the address names; null without one. */
export function readListed(query: URLSearchParams): (Listed & { page: number }) | null {
  const of = (['nights', 'bookings', 'cancelled'] as const).find((one) => one === query.get('of'))
  const [from, to] = [query.get('of_from'), query.get('of_to')]
  if (!of || !isCalendarDate(from) || !isCalendarDate(to)) return null
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined)
  const source = (['direct', 'agent', 'desk'] as const).find((one) => one === query.get('source'))
  const [lead, stay] = [number('lead'), number('stay')]
  return {
    ...{ of, from, to },
    ...(lead === undefined ? {} : { lead }),
    ...(stay === undefined ? {} : { stay }),
    ...(source === undefined ? {} : { source }),
    page: number('page') || 1,
  }
}
