import { showReport } from '#contract/desk/report-endpoints.ts'
import type { Report, ReportSplitName } from '#contract/desk/reports.ts'
import { reportZone } from '#domain/report/order-figures.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { CloseIcon, DownloadIcon } from '#ui/icons/icons.ts'
import { reportWords } from '#words/desk/reports.ts'
import { formatCount } from '#words/format.ts'
import { BuildingIcon } from '../parts/icons.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useSession } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf, setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { Distributions, Payments } from './distributions.tsx'
import { download, type Part } from './download.ts'
import { MailChoice } from './mail-choice.tsx'
import { Multiples } from './multiples.tsx'
import { OrdersDialog } from './orders-dialog.tsx'
import {
  isPeriod,
  type Period,
  periodsOf,
  readAddress,
  readListed,
  type Tab,
  tabs,
} from './report-address.ts'
import { reportCurrency } from './report-text.ts'
import { SplitTable } from './split-table.tsx'

type Scope = { split?: ReportSplitName; key?: string }

/** Splits that a scope can be divided into. */
const isOffered = (tab: Tab, { split }: Scope) =>
  tab === 'night' ||
  tab === 'booking' ||
  split === undefined ||
  (split === 'place' && (tab === 'hotel' || tab === 'plan')) ||
  (split === 'hotel' && tab === 'plan')

/** Figures of a period by night of stay, by day of booking, or by place, hotel, rate plan and agent. */
export function ReportsPage() {
  const locale = useLocale()
  const say = reportWords(locale)
  const { member } = useSession()
  const { query } = usePlace()
  const today = dateIn(reportZone, Date.now())
  const { tab, period, scope } = readAddress(query, today)
  const listed = readListed(query)
  const isRight = isPeriod(period)
  const report = useLoad(showReport, { ...period, ...scope }, { isPaused: !isRight })
  const basis = query.get('basis') === 'booking' || tab === 'booking' ? 'booking' : 'night'
  const save = (part: Part) =>
    void download({
      ...period,
      ...scope,
      part,
      basis,
      ...(part === 'split' && tab !== 'night' && tab !== 'booking' ? { by: tab } : {}),
    })
  const address = (to: Tab) =>
    addressOf('/reports', { ...period, ...scope, tab: to === 'night' ? undefined : to })
  return (
    <>
      <header className="bar report-bar">
        <h1>{say.title}</h1>
        <span className="grow" />
        <ScopeChip report={report.data} scope={scope} period={period} />
        <PeriodFields period={period} today={today} />
        <span className="chip no-phone">{say.against}</span>
        <button type="button" className="btn" disabled={!isRight} onClick={() => save('all')}>
          <DownloadIcon />
          {say.allCsv}
        </button>
      </header>
      <nav className="viewtabs" aria-label={say.tabs}>
        {tabs
          .filter((one) => isOffered(one, scope))
          .map((one) => (
            <Link key={one} href={address(one)} aria-current={one === tab ? 'page' : undefined}>
              {say[one]}
            </Link>
          ))}
        <span className="push faint t12 report-note">{say.note(reportCurrency)}</span>
      </nav>
      {!isRight ? (
        <p className="empty">{say.periodWrong}</p>
      ) : tab === 'night' || tab === 'booking' ? (
        <Shown of={report}>
          {(data) => (
            <>
              <Multiples report={data} basis={tab} />
              <Distributions report={data} period={period} onFile={save} />
              {data.payments && data.payments.length > 0 && (
                <Payments payments={data.payments} onFile={() => save('payments')} />
              )}
              <Summed report={data} />
            </>
          )}
        </Shown>
      ) : (
        <SplitTable by={tab} {...{ period, scope, basis }} onFile={() => save('split')} />
      )}
      {member.permissions.includes('reports.mail') && <MailChoice />}
      {listed && <OrdersDialog listed={listed} scope={scope} />}
    </>
  )
}

function ScopeChip({ report, scope, period }: { report: Report | null; scope: Scope; period: Period }) {
  const say = reportWords(useLocale())
  if (!scope.split)
    return (
      <span className="chip no-phone">
        <BuildingIcon />
        {say.wholeSite}
      </span>
    )
  const name = report?.scope?.name ?? ''
  return (
    <Link className="chip on" href={addressOf('/reports', { ...period })} aria-label={say.clearScope(name)}>
      <BuildingIcon />
      {name}
      <CloseIcon />
    </Link>
  )
}

function PeriodFields({ period, today }: { period: Period; today: string }) {
  const say = reportWords(useLocale())
  const usual = periodsOf(today)
  const chosen = Object.entries(usual).find(([, { from, to }]) => from === period.from && to === period.to)
  return (
    <>
      <label className="chip chip-date">
        <span className="sr">{say.period}</span>
        <select
          value={chosen?.[0] ?? ''}
          onChange={(event) => setQuery({ ...usual[event.target.value as keyof typeof usual] })}
        >
          {!chosen && <option value="">{say.period}</option>}
          {(Object.keys(usual) as (keyof typeof usual)[]).map((name) => (
            <option key={name} value={name}>
              {say[name]}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="chip chip-date">
          {say[name]}
          <input
            type="date"
            value={period[name]}
            onChange={(event) => setQuery({ ...period, [name]: event.target.value || undefined })}
          />
        </label>
      ))}
    </>
  )
}

function Summed({ report }: { report: Report }) {
  const locale = useLocale()
  const say = reportWords(locale)
  return (
    <p className="report-summed faint t12">
      {report.summed_at ? say.summedAt(hereOf(report.summed_at).slice(0, 16).replace('T', ' ')) : say.noneYet}{' '}
      {report.waiting > 0 && say.waiting(formatCount(report.waiting, locale))}
    </p>
  )
}
