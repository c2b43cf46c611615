import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { faultOfStay, MAX_DAYS_AHEAD, MAX_NIGHTS, type StayFault } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { formatDate } from '#words/format.ts'
import { calendarWords } from '#words/search/calendar.ts'
import { searchWords } from '#words/search/search.ts'
import { type DayPrices, nightGone, type StayDates, withArrival } from './calendar-days.ts'
import { readTypedDate } from './typed-date.ts'

type Props = {
  locale: Locale
  today: PlainDate
  dates: StayDates
  onChange: (dates: StayDates) => void
  prices: DayPrices
  begun: string | null
}
type Name = 's_d' | 'e_d'

/** Check-in and check-out as text: written as one likes, read when the field is left. */
export function TypedDates({ locale, today, dates, onChange, prices, begun }: Props) {
  const say = searchWords(locale)
  const warn = calendarWords(locale)
  const noteId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const fieldOf = (name: Name) => fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  const [drafts, setDrafts] = useState<{ [name in Name]?: string }>({})
  const [fault, setFault] = useState<{ name: Name; text: string } | null>(null)

  const goOn = useEffectEvent(() => {
    if (begun === 's_d' || begun === 'e_d') fieldOf(begun)?.focus()
  })
  useLayoutEffect(() => goOn(), [])
  const selectAgain = useEffectEvent((name: Name) => {
    const field = fieldOf(name)
    if (field && field === document.activeElement && drafts[name] === undefined) field.select()
  })
  // A check-in moves the check-out, perhaps in the field that was just entered: what is typed next replaces it whole.
  useLayoutEffect(() => {
    if (dates.e_d) selectAgain('e_d')
  }, [dates.e_d])

  const sentences: Partial<Record<StayFault, string>> = {
    in_the_past: warn.past,
    too_far_ahead: warn.tooFar(MAX_DAYS_AHEAD),
    no_nights: warn.notAfter,
    too_many_nights: warn.tooLong(MAX_NIGHTS),
  }
  const read = (name: Name, text: string): StayDates | string => {
    const from = name === 's_d' ? today : addDays(dates.s_d, 1)
    const date = readTypedDate(text, { locale, from, today })
    if (!date) return warn.notWritten
    const next = name === 's_d' ? withArrival(date, dates) : { ...dates, e_d: date }
    const wrong = faultOfStay({ arrival: next.s_d, departure: next.e_d }, today)
    return wrong ? (sentences[wrong] ?? warn.notWritten) : next
  }
  /** True when what was typed is now the date. */
  const settle = (name: Name): boolean => {
    const text = drafts[name]
    if (text === undefined) return true
    const next = text.trim() ? read(name, text) : dates
    if (typeof next === 'string') {
      setFault({ name, text: next })
      return false
    }
    setDrafts({ ...drafts, [name]: undefined })
    if (fault?.name === name) setFault(null)
    if (next !== dates) onChange(next)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, name: Name) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!settle(name)) return
    if (name === 's_d') fieldOf('e_d')?.focus()
    else event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  const gone = nightGone(prices, dates)
  const note = fault?.text ?? (gone && warn.gone(gone))

  const field = (name: Name, label: string) => (
    <label className="typed-date">
      <small>{label}</small>
      <input
        name={name}
        autoComplete="off"
        value={drafts[name] ?? formatDate(dates[name], locale, locale === 'zh' ? 'long' : 'full')}
        aria-invalid={fault?.name === name || undefined}
        aria-describedby={note ? noteId : undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDrafts({ ...drafts, [name]: event.target.value })}
        onBlur={() => settle(name)}
        onKeyDown={(event) => onKeyDown(event, name)}
      />
    </label>
  )
  return (
    <div ref={fields} className="typed-dates">
      {field('s_d', say.arrival)}
      {field('e_d', say.departure)}
      <p id={noteId} className="typed-note" aria-live="polite">
        {note}
      </p>
    </div>
  )
}
