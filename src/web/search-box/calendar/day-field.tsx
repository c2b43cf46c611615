import { type ComponentType, useRef, useState } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { CalendarIcon } from '#ui/icons/icons.ts'
import { Popover } from '#ui/overlays/popover.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatDate } from '#words/format.ts'
import { useAlive } from '../../page/use-page.ts'
import type { DayPanelProps } from './day-panel.tsx'

type Props = { name: string; label: string; first: PlainDate; today: PlainDate; locale: Locale }

/** One day of a form, chosen in our calendar; without scripts the browser's own field serves. */
export function DayField({ name, label, first, today, locale }: Props) {
  const alive = useAlive()
  const [day, setDay] = useState(first)
  const [Panel, setPanel] = useState<ComponentType<DayPanelProps> | null>(null)
  const isFetching = useRef(false)
  const fetchPanel = () => {
    if (isFetching.current) return
    isFetching.current = true
    import('./day-panel.tsx').then(
      (loaded) => setPanel(() => loaded.DayPanel),
      () => {
        isFetching.current = false
      },
    )
  }
  if (!alive)
    return (
      <TextInput low aria-label={label} name={name} type="date" min={today} defaultValue={first} required />
    )
  const text = formatDate(day, locale, 'weekday')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads the calendar before it is opened.
    <div className="day-field" onPointerEnter={fetchPanel} onFocus={fetchPanel}>
      <input type="hidden" name={name} value={day} />
      <Popover
        label={label}
        triggerClass="input input-low day-field-open"
        triggerLabel={`${label}, ${text}`}
        trigger={
          <>
            <CalendarIcon small />
            {text}
          </>
        }
        className="day-panel"
      >
        {Panel ? (
          <Panel {...{ day, today, locale, label }} onChoose={setDay} />
        ) : (
          <Skeleton className="day-wait" />
        )}
      </Popover>
    </div>
  )
}
