import type { CSSProperties, ReactNode } from 'react'
import type { Report } from '#contract/desk/reports.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { leadBuckets, medianBucket, sources, stayBuckets } from '#domain/report/buckets.ts'
import { DownloadIcon } from '#ui/icons/icons.ts'
import { reportWords } from '#words/desk/reports.ts'
import { formatCount } from '#words/format.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import type { Part } from './download.ts'
import { ordersAddress, type Period } from './report-address.ts'
import { reportCurrency, shareText } from './report-text.ts'
import { sumOf } from './series.ts'

import { WideTable } from './wide-table.tsx'

type Props = { report: Report; period: Period; onFile: (part: Part) => void }

const widthOf = (share: number) => ({ '--w': `${(share * 100).toFixed(1)}%` }) as CSSProperties

/** Lead time, length of stay, source and the steps to a booking, each with its table as CSV. */
export function Distributions({ report, period, onFile }: Props) {
  const locale = useLocale()
  const say = reportWords(locale)
  const { query } = usePlace()
  const total = sumOf(report.days)
  const median = medianBucket(report.leads)
  const bookings = total.bookings
  const medianStay = medianBucket(report.stays)
  const address = (of: { lead?: number; stay?: number; source?: (typeof sources)[number] }) =>
    ordersAddress(query, { of: 'bookings', ...period, ...of })
  const agentShare = bookings === 0 ? 0 : (report.sources[1] ?? 0) / bookings
  return (
    <div className="rgrid">
      <Section name={say.leads} onFile={() => onFile('leads')}>
        {median !== null && (
          <p className="say">
            {leadBuckets[median]![1] === null ? say.leadLong : say.leadText(leadBuckets[median]![1]!)}
          </p>
        )}
        <Bars
          names={leadBuckets.map(([from, to]) => (to === 0 ? say.sameDay : say.days(from, to)))}
          counts={report.leads}
          address={(lead) => address({ lead })}
        />
      </Section>
      <Section name={say.stays} onFile={() => onFile('stays')}>
        {medianStay !== null && (
          <p className="say">
            {say.stayText(stayBuckets[medianStay]![0], stayBuckets[medianStay]![1] === null)}
          </p>
        )}
        <Bars
          names={stayBuckets.map(([from, to]) => say.stayNights(from, to))}
          counts={report.stays}
          address={(stay) => address({ stay })}
        />
      </Section>
      <Section name={say.sources} onFile={() => onFile('sources')}>
        <p className="say">{say.sourceText(shareText(agentShare))}</p>
        <Bars
          names={sources.map((source) => say.sourceName(source))}
          counts={report.sources}
          address={(source) => address({ source: sources[source]! })}
        />
        <p className="commission-of">
          <span>{say.commission}</span>
          <b>{formatMoney({ amount: report.commission, currency: reportCurrency }, locale)}</b>
        </p>
      </Section>
      {report.steps && (
        <Section name={say.steps} onFile={() => onFile('steps')}>
          <Steps steps={report.steps} bookings={bookings} />
        </Section>
      )}
    </div>
  )
}

function Section({ name, onFile, children }: { name: string; onFile: () => void; children: ReactNode }) {
  const say = reportWords(useLocale())
  return (
    <section>
      <h2>
        {name}
        <button
          type="button"
          className="btn btn-quiet btn-s push"
          aria-label={say.csvOf(name)}
          onClick={onFile}
        >
          <DownloadIcon />
          {say.csv}
        </button>
      </h2>
      {children}
    </section>
  )
}

type BarsProps = { names: readonly string[]; counts: readonly number[]; address: (at: number) => string }

function Bars({ names, counts, address }: BarsProps) {
  const locale = useLocale()
  const most = Math.max(...counts, 1)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="hb">
      {counts.map((count, at) => (
        <li key={names[at]} className={count === most ? 'on' : ''}>
          <span>{names[at]}</span>
          <i style={widthOf(count / most)} aria-hidden="true" />
          <b>
            {count === 0 ? '0' : <Link href={address(at)}>{formatCount(count, locale)}</Link>}
            <small>{all === 0 ? '' : `${Math.round((count / all) * 100)}%`}</small>
          </b>
        </li>
      ))}
    </ul>
  )
}

function Steps({ steps, bookings }: { steps: NonNullable<Report['steps']>; bookings: number }) {
  const locale = useLocale()
  const say = reportWords(locale)
  const rows = [
    ...steps.map(({ step, requests }) => ({ name: say.stepName(step), count: requests })),
    { name: say.stepName('booking'), count: bookings },
  ]
  const first = rows[0]!.count
  const most = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <>
      {bookings <= first && first > 0 && <p className="say">{say.stepText(shareText(bookings / first))}</p>}
      <ul className="fun">
        {rows.map(({ name, count }, at) => {
          const before = rows[at - 1]?.count ?? 0
          // Many guests begin at a later step, by a link to a hotel for instance.
          const isPart = before > 0 && count <= before
          return (
            <li key={name}>
              <span>
                {name} {isPart && <small>{say.goOn(shareText(count / before))}</small>}
              </span>
              <b>{formatCount(count, locale)}</b>
              <i style={widthOf(Math.sqrt(count / most))} aria-hidden="true" />
            </li>
          )
        })}
      </ul>
      <p className="hint">{say.rootHint}</p>
    </>
  )
}

/** Money by provider, as each provider charged it. */
export function Payments({
  payments,
  onFile,
}: {
  payments: NonNullable<Report['payments']>
  onFile: () => void
}) {
  const locale = useLocale()
  const say = reportWords(locale)
  const means = paymentMeansWords(locale)
  return (
    <section className="body report-list">
      <div className="sec-h">
        <h2>{say.payments}</h2>
        <span className="faint t12">{say.paymentText}</span>
        <button
          type="button"
          className="btn btn-quiet btn-s push"
          aria-label={say.csvOf(say.payments)}
          onClick={onFile}
        >
          <DownloadIcon />
          {say.csv}
        </button>
      </div>
      <WideTable label={say.payments}>
        <table className="tbl in">
          <thead>
            <tr>
              <th scope="col">{say.provider}</th>
              <th scope="col">{say.currency}</th>
              {[say.captures, say.captured, say.fees, say.refunds, say.refunded].map((head) => (
                <th key={head} scope="col" className="r">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map((row) => (
              <tr key={`${row.method} ${row.currency}`}>
                <th scope="row">{means.name(row.method)}</th>
                <td>{row.currency}</td>
                <td className="r">{formatCount(row.captures, locale)}</td>
                <td className="r">{formatMoney({ amount: row.captured, currency: row.currency }, locale)}</td>
                <td className="r">{formatMoney({ amount: row.fees, currency: row.currency }, locale)}</td>
                <td className="r">{formatCount(row.refunds, locale)}</td>
                <td className="r">{formatMoney({ amount: row.refunded, currency: row.currency }, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}
