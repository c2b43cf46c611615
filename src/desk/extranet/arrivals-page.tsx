import { useState } from 'react'
import { markArrived } from '#contract/desk/endpoints.ts'
import type { DayGuest, HotelDay } from '#contract/desk/extranet.ts'
import { showHotelDay } from '#contract/desk/extranet-endpoints.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { PrintIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { extranetWords } from '#words/desk/extranet.ts'
import { formatDate } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { ArrivalList } from './arrival-list.tsx'
import { GuestTable } from './guest-table.tsx'
import { HotelSwitch, NoHotels } from './hotel-choice.tsx'
import { NoShowDialog } from './no-show-dialog.tsx'
import { useHotelChoice } from './use-hotel.ts'

/** Arrivals, departures and guests in house of one day, to work with or to print. */
export function ArrivalsPage() {
  const say = extranetWords(useLocale())
  const { query } = usePlace()
  const { loaded, choice } = useHotelChoice()
  const date = query.get('date') ?? undefined
  return (
    <>
      <header className="bar">
        <h1>{say.arrivals}</h1>
        <span className="grow" />
        <HotelSwitch {...choice} />
        <button type="button" className="btn no-print" onClick={() => print()}>
          <PrintIcon />
          {say.print}
        </button>
      </header>
      <Shown of={loaded} rows={8}>
        {() =>
          choice.hotel ? <Day key={choice.hotel.id} hotel={choice.hotel.id} date={date} /> : <NoHotels />
        }
      </Shown>
    </>
  )
}

function Day({ hotel, date }: { hotel: string; date: string | undefined }) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const day = useLoad(showHotelDay, { hotel, date }, { every: 60_000, isLive: true })
  const [absent, setAbsent] = useState<DayGuest | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const mark = async (guest: DayGuest, arrived: boolean) => {
    setBusy(guest.number)
    const { number, version } = guest
    const answer = await call(markArrived, { number, version, arrived, req_id: newRequestId() })
    setBusy(null)
    day.reload()
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    const name = guest.guests[0] ?? number
    showToast(arrived ? { kind: 'good', text: say.marked(name) } : { kind: 'good', text: say.undone(name) })
  }
  return (
    <Shown of={day} rows={8}>
      {(data) => (
        <>
          <DayTools data={data} />
          <div className="day">
            <p className="only-print">
              {say.printed(formatDate(data.date, locale, 'full'), data.hotel.name)}
            </p>
            <section aria-labelledby="day-arrivals">
              <h2 id="day-arrivals">
                {say.arrivals} <span className="cnt">{data.arrivals.length}</span>
              </h2>
              <ArrivalList
                guests={data.arrivals}
                busy={busy}
                onArrived={(guest, arrived) => void mark(guest, arrived)}
                onNoShow={setAbsent}
              />
            </section>
            <section aria-labelledby="day-departures">
              <h2 id="day-departures">
                {say.departuresToday} <span className="cnt">{data.departures.length}</span>
              </h2>
              <GuestTable
                guests={data.departures}
                caption={say.departuresToday}
                empty={say.nobodyLeaves}
                first="departure"
              />
            </section>
            <section aria-labelledby="day-house">
              <h2 id="day-house">
                {say.inHouse} <span className="cnt">{data.in_house.length}</span>
              </h2>
              <GuestTable
                guests={data.in_house}
                caption={say.inHouse}
                empty={say.nobodyStays}
                first="departure"
              />
            </section>
          </div>
          {absent && (
            <NoShowDialog
              guest={absent}
              onClose={() => setAbsent(null)}
              onDone={() => {
                setAbsent(null)
                day.reload()
              }}
            />
          )}
        </>
      )}
    </Shown>
  )
}

function DayTools({ data }: { data: HotelDay }) {
  const say = extranetWords(useLocale())
  const today = data.now.slice(0, 10)
  const days = [
    [today, say.today],
    [addDays(today, 1), say.tomorrow],
  ] as const
  return (
    <div className="tools no-print">
      <fieldset className="seg">
        <legend className="sr">{say.date}</legend>
        {days.map(([date, name]) => (
          <button
            key={date}
            type="button"
            aria-pressed={data.date === date}
            onClick={() => setQuery({ date: date === today ? undefined : date })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <label className="chip chip-date">
        {say.date}
        <input
          type="date"
          value={data.date}
          onChange={(event) => setQuery({ date: event.target.value || undefined })}
        />
      </label>
    </div>
  )
}
