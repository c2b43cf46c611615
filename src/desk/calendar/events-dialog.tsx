import { useState } from 'react'
import type { Calendar } from '#contract/desk/calendar.ts'
import type { SpecialDay } from '#contract/desk/calendar-days.ts'
import { addCityEvent, removeCityEvent } from '#contract/desk/endpoints.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { specialDayWords } from '#words/desk/special-days.ts'
import { formatDates } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = {
  days: readonly SpecialDay[]
  hotel: Calendar['hotel']
  from: PlainDate
  onChanged: () => void
  onClose: () => void
}

/** The events of the city in the shown nights, and a form for another. */
export function EventsDialog({ days, hotel, from, onChanged, onClose }: Props) {
  const locale = useLocale()
  const say = specialDayWords(locale)
  const first = from < hotel.today ? hotel.today : from
  const fresh = { name_en: '', name_zh: '', from: first, to: first }
  const [draft, setDraft] = useState(fresh)
  const [problem, setProblem] = useState<string | null>(null)
  const [requestId, setRequestId] = useState(newRequestId)
  const events = days.filter(({ event }) => event !== null)
  const done = (answer: { code: number; msg: string }) => {
    setRequestId(newRequestId())
    if (answer.code !== 1) return setProblem(answer.msg)
    setProblem(null)
    setDraft(fresh)
    onChanged()
  }
  const add = async () => {
    if (!draft.name_en.trim() || !draft.name_zh.trim()) return setProblem(say.noName)
    if (draft.to < draft.from) return setProblem(say.wrongDates)
    done(await call(addCityEvent, { hotel: hotel.id, ...draft, req_id: requestId }))
  }
  const remove = async (event: string) =>
    done(await call(removeCityEvent, { hotel: hotel.id, event, req_id: newRequestId() }))
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  })
  return (
    <Dialog
      title={say.eventsIn(hotel.city)}
      lead={say.lead}
      onClose={onClose}
      onSubmit={() => void add()}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {say.close}
          </button>
          <button type="submit" className="btn btn-fill">
            {say.add}
          </button>
        </>
      }
    >
      <div className="stack">
        {events.length > 0 && (
          <ul className="calchanges">
            {events.map(({ event, name, from: start, to }) => (
              <li key={event}>
                <time>{formatDates(start, to, locale)}</time>
                <b>{name}</b>
                <button
                  type="button"
                  className="btn btn-s"
                  aria-label={say.remove(name)}
                  onClick={() => void remove(event!)}
                >
                  {say.removeShort}
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField label={say.nameEn} maxLength={80} takesFocus {...field('name_en')} />
        <TextField label={say.nameZh} maxLength={80} {...field('name_zh')} />
        <div className="g2">
          <TextField label={say.from} type="date" {...field('from')} />
          <TextField label={say.to} type="date" {...field('to')} />
        </div>
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
