import { reportWords } from '#words/desk/reports.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { pointName, tableText } from './report-text.ts'
import { type Basis, type Measure, measures, type Point, type Sums } from './series.ts'

import { WideTable } from './wide-table.tsx'

type Props = {
  points: readonly Point[]
  total: Sums
  basis: Basis
  at: number
  isByWeek: boolean
  onPoint: (at: number) => void
  address: (of: 'nights' | 'bookings' | 'cancelled', from: string, to: string) => string
}

/** The figures of the charts; each number leads to its orders. */
export function DayTable({ points, total, basis, at, onPoint, address }: Props) {
  const locale = useLocale()
  const say = reportWords(locale)
  const short = (measure: Measure, sums: Sums) =>
    tableText(measures[measure].kind, measures[measure].of(sums), locale)
  const cells = (sums: Sums, from: string, to: string) => {
    const link = (of: 'nights' | 'bookings' | 'cancelled', count: number, text: string) =>
      count === 0 ? (
        text
      ) : (
        <Link href={address(of, from, to)}>
          <span>{text}</span>
        </Link>
      )
    const count = (value: number) => formatCount(value, locale)
    return basis === 'night'
      ? [
          link('nights', sums.rooms, short('revenue', sums)),
          link('nights', sums.rooms, count(sums.rooms)),
          ...(sums.available === null ? [] : [short('occupancy', sums)]),
          short('rate', sums),
          ...(sums.available === null ? [] : [short('revpar', sums)]),
        ]
      : [
          link('bookings', sums.bookings, short('bookedRevenue', sums)),
          link('bookings', sums.bookings, count(sums.bookings)),
          count(sums.booked_nights),
          short('bookedRate', sums),
          link('cancelled', sums.cancelled, count(sums.cancelled)),
        ]
  }
  const heads =
    basis === 'night'
      ? [
          say.shortRevenue,
          say.rooms,
          ...(total.available === null ? [] : [say.shortOccupancy]),
          say.adr,
          ...(total.available === null ? [] : [say.revpar]),
        ]
      : [say.shortRevenue, say.bookings, say.bookedNights, say.adr, say.cancelled]
  return (
    <WideTable className="tb" label={basis === 'night' ? say.night : say.booking}>
      <table className="tbl flat">
        <caption className="sr">{basis === 'night' ? say.night : say.booking}</caption>
        <thead>
          <tr>
            <th scope="col">{basis === 'night' ? say.nightColumn : say.dayColumn}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="r">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, n) => (
            <tr
              key={point.from}
              className={`${point.isWeekend ? 'we' : ''}${n === at ? ' on' : ''}`}
              onPointerEnter={() => onPoint(n)}
              onFocus={() => onPoint(n)}
            >
              <th scope="row">
                {point.from === point.to
                  ? formatDate(point.from, locale, 'weekday')
                  : pointName(point, locale)}
              </th>
              {cells(point.now, point.from, point.to).map((cell, column) => (
                <td key={heads[column]} className="r">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            {cells(total, points[0]!.from, points.at(-1)!.to).map((cell, column) => (
              <td key={heads[column]} className="r">
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </WideTable>
  )
}
