import type { Calendar } from '#contract/desk/calendar.ts'
import type { CalendarEdit, CellChange } from '#domain/calendar/calendar-edit.ts'
import { previewOf } from '#domain/calendar/calendar-preview.ts'
import { formatDifference } from '#domain/money/money-format.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { calendarWords, fieldNames } from '#words/desk/calendar.ts'
import { useLocale } from '../parts/use-desk.ts'
import { cellPrice } from './price-text.ts'

type Props = { calendar: Calendar; edit: CalendarEdit | null; changes: readonly CellChange[] }

const mostRows = 4

/** Values before and after by row. */
export function DockPreview({ calendar, edit, changes }: Props) {
  const locale = useLocale()
  const say = calendarWords(locale)
  const { currency } = calendar.hotel
  if (!edit || changes.length === 0) return null
  const rows = previewOf(changes)
  const range = ({ least, most }: { least: number; most: number }) =>
    least === most ? text(least) : `${text(least)} – ${text(most)}`
  const text = (value: number) =>
    edit.field === 'price'
      ? value === 0
        ? '–'
        : cellPrice(value, currency)
      : value === 0 && edit.field !== 'units'
        ? '–'
        : String(value)
  const nameOf = ({ room, plan }: { room: string; plan: string | null }) => {
    const found = calendar.rooms.find(({ id }) => id === room)
    const rate = plan === null ? null : found?.plans.find(({ id }) => id === plan)
    return rate ? `${found?.name}, ${rate.name}` : found?.name
  }
  const isFlag = edit.field.startsWith('closed')
  return (
    <table className="prev">
      <thead>
        <tr>
          <th scope="col">{edit.field === 'price' ? say.preview : fieldNames(locale)[edit.field]}</th>
          <th scope="col" className="r">
            {isFlag ? '' : say.now}
          </th>
          <td />
          <th scope="col" className="r">
            {isFlag ? '' : say.after}
          </th>
          <th scope="col" className="r">
            {edit.field === 'price' ? say.average : ''}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, mostRows).map((row) => (
          <tr key={`${row.room}/${row.plan}`}>
            <th scope="row">{nameOf(row)}</th>
            <td className="r">{isFlag ? '' : range(row.before)}</td>
            <td className="r">{!isFlag && <ChevronRightIcon />}</td>
            <td className="r to">
              {isFlag
                ? say.nights(row.nights)
                : edit.field === 'units' && edit.value === null
                  ? say.asRoomType
                  : range(row.after)}
            </td>
            <td className="r">
              {edit.field === 'price' &&
                formatDifference({ amount: row.average, currency }, locale).replace(/\.0+$/, '')}
            </td>
          </tr>
        ))}
        {rows.length > mostRows && (
          <tr>
            <td colSpan={5} className="faint">
              + {rows.length - mostRows}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
