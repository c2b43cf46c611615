import { type CSSProperties, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Calendar } from '#contract/desk/calendar.ts'
import type { SpecialDay } from '#contract/desk/calendar-days.ts'
import { placedDays } from '#domain/calendar/special-days.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { PlusIcon } from '#ui/icons/icons.ts'
import { specialDayWords } from '#words/desk/special-days.ts'
import { formatDates } from '#words/format.ts'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { EventsDialog } from './events-dialog.tsx'

type Props = {
  days: readonly SpecialDay[]
  hotel: Calendar['hotel']
  from: PlainDate
  nights: number
  onChanged: () => void
}

/** Public holidays and events above their dates. A name may reach as far as the next one. */
export function SpecialDaysRow({ days, hotel, from, nights, onChanged }: Props) {
  const locale = useLocale()
  const say = specialDayWords(locale)
  const mayChange = useWhyNot('promotions.change') === null
  const [isOpen, setOpen] = useState(false)
  const placed = placedDays(days, { from, nights })
  return (
    <tr className="special" aria-rowindex={2}>
      <th scope="row">
        <span className="special-head">
          {say.title}
          {mayChange && (
            <button type="button" className="ib" aria-label={say.edit} onClick={() => setOpen(true)}>
              <PlusIcon />
            </button>
          )}
        </span>
        {isOpen &&
          createPortal(
            <EventsDialog
              days={days}
              hotel={hotel}
              from={from}
              onChanged={onChanged}
              onClose={() => setOpen(false)}
            />,
            document.body,
          )}
      </th>
      <td colSpan={nights}>
        {placed.map(({ event, name, at, length, ...dates }, index) => {
          const room = (placed[index + 1]?.at ?? nights) - at
          const style = { '--at': at, '--length': Math.min(length, Math.max(room, 1)), '--room': room }
          return (
            <span
              key={`${event ?? ''} ${name} ${dates.from}`}
              className={event === null ? 'tag' : 'tag event'}
              style={style as CSSProperties}
              title={`${name}, ${formatDates(dates.from, dates.to, locale)}`}
            >
              {name}
            </span>
          )
        })}
      </td>
    </tr>
  )
}
