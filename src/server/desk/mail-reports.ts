import type { Report } from '#contract/desk/reports.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Role } from '#domain/permissions.ts'
import { changeOf, dailyRateOf, endedPeriod, occupancyOf, revparOf } from '#domain/report/measures.ts'
import { reportZone } from '#domain/report/order-figures.ts'
import { accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn, instantOf } from '#domain/time/zone-time.ts'
import { reportWords } from '#words/desk/reports.ts'
import { formatCount, formatDate, formatDates } from '#words/format.ts'
import { transaction } from '../db/database.ts'
import type { Mail } from '../messages/mail.ts'
import { reportFile } from '../reports/report-file.ts'
import { reportSubscribers } from '../reports/report-mail.ts'
import { showReport } from '../reports/show-report.ts'
import type { DeskContext } from './context.ts'
import { roleTable } from './staff-session.ts'
import { listActiveStaff } from './store.ts'

const sentFrom = '07:00'

/**
 * From seven in the morning of the site's clock, the report of the period that ended yesterday is sent to each member
 * who chose it and whose role still has the permission. The outbox accepts one message for an event, so that an hourly
 * run sends it once.
 */
export async function mailReports(context: DeskContext) {
  const { db, outbox } = context
  const today = dateIn(reportZone, context.now())
  if (context.now() < instantOf(today, sentFrom, reportZone) || !outbox.reaches('mail')) return
  const [table, members, subscribers] = await Promise.all([
    roleTable(db),
    listActiveStaff(db),
    reportSubscribers(db),
  ])
  const memberOf = new Map(members.map((member) => [member.id, member]))
  for (const { staffId, every } of subscribers) {
    const member = memberOf.get(staffId)
    const period = endedPeriod(every, today)
    if (!member || !period || !table[member.role as Role]?.includes('reports.mail')) continue
    const [report, file] = await Promise.all([
      showReport(db, period, member.lang),
      reportFile(db, { ...period, part: 'all', by: 'hotel', basis: 'night' }, member.lang),
    ])
    if (!report.ok || !file.ok) continue
    await transaction(db, (tx) =>
      outbox.put(tx, {
        event: `report:${staffId}:${every}:${period.from}`,
        kind: 'report',
        to: accountName(member.email),
        locale: member.lang,
        mail: {
          ...reportMail(context, report.value, { ...period, locale: member.lang }),
          attachments: [{ name: file.value.name, type: 'text/csv', text: file.value.text }],
        },
      }),
    )
  }
}

type Wanted = { readonly from: string; readonly to: string; readonly locale: Locale }

function reportMail(
  { origin, siteName }: Pick<DeskContext, 'origin' | 'siteName'>,
  { days, before, currency }: Report,
  { from, to, locale }: Wanted,
): Mail {
  const say = reportWords(locale)
  const period = from === to ? formatDate(from, locale) : formatDates(from, to, locale)
  const sum = (some: Report['days'], name: 'rooms' | 'revenue' | 'bookings' | 'cancelled' | 'available') =>
    some.reduce((all, day) => all + (day[name] ?? 0), 0)
  const soldIn = (some: Report['days']) => ({
    rooms: sum(some, 'rooms'),
    available: sum(some, 'available'),
    revenue: sum(some, 'revenue'),
  })
  const [sold, earlier] = [soldIn(days), soldIn(before)]
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney({ amount, currency }, locale))
  const share = occupancyOf(sold)
  const change = changeOf(sold.revenue, earlier.revenue)
  const compared =
    change === null
      ? say.noLastYear
      : say.onLastYear(`${change >= 0 ? '+' : '−'}${Math.abs(change * 100).toFixed(1)}%`)
  const subject = say.mailSubject(siteName(locale), period)
  return {
    subject,
    heading: subject,
    paragraphs: [say.mailIntro(period)],
    facts: [
      [
        say.revenue,
        locale === 'zh' ? `${money(sold.revenue)}，${compared}` : `${money(sold.revenue)}, ${compared}`,
      ],
      [say.nights, formatCount(sold.rooms, locale)],
      [say.occupancy, share === null ? '–' : `${(share * 100).toFixed(1)}%`],
      [say.rate, money(dailyRateOf(sold))],
      [say.revpar, money(revparOf(sold))],
      [say.bookings, formatCount(sum(days, 'bookings'), locale)],
      [say.cancelled, formatCount(sum(days, 'cancelled'), locale)],
    ],
    button: { label: say.mailOpen, url: `${origin()}/desk/reports?from=${from}&to=${to}` },
    small: [say.mailSmall],
    sms: subject,
  }
}
