import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CalendarIcon } from '#ui/icons/icons.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useHotelLinks, useHotelPlace } from '../hotel-context.ts'
import type { CalendarDialog } from './calendar-dialog.tsx'

/** Opens the whole calendar, which is fetched when somebody comes near. */
export function CalendarButton() {
  const { id, locale, query } = useHotelPlace()
  const { go } = useHotelLinks()
  const [Calendar, setCalendar] = useState<typeof CalendarDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const fetching = useRef(false)
  const load = () => {
    if (fetching.current) return
    fetching.current = true
    import('./calendar-dialog.tsx').then(
      (loaded) => setCalendar(() => loaded.CalendarDialog),
      () => {
        fetching.current = false
      },
    )
  }
  const open = () => {
    load()
    setOpen(true)
  }
  return (
    <>
      <Button size="small" className="needs-js" onPointerEnter={load} onFocus={load} onClick={open}>
        <CalendarIcon small />
        {rateWords(locale).showPrices}
      </Button>
      {Calendar && isOpen && (
        <Calendar
          hotel={id}
          search={query.search}
          locale={locale}
          onClose={() => setOpen(false)}
          onChoose={(dates) => {
            setOpen(false)
            go({ ...query.search, ...dates })
          }}
        />
      )}
    </>
  )
}
