import { useState } from 'react'
import { bookForGuest, findHotels } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Failure } from '#contract/endpoint.ts'
import { listRooms } from '#contract/endpoints.ts'
import type { Rate } from '#contract/hotels.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { bookWords } from '#words/desk/book.ts'
import { orderWords } from '#words/desk/order.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { call } from '../call.ts'
import { SelectField, TextArea, TextField } from '../parts/fields.tsx'
import type { NamedHotel } from '../parts/hotel-picker.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { nowHere } from '../parts/use-now.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'

const numbers = (to: number) => Array.from({ length: to }, (_, at) => [`${at + 1}`, `${at + 1}`] as const)
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** On the telephone: hotel, dates, rate and contact; the payment link goes out by mail. */
export function BookPage() {
  const locale = useLocale()
  const say = bookWords(locale)
  const [hotel, setHotel] = useState<NamedHotel | null>(null)
  const [s_d, setArrival] = useState(() => dayAfter(nowHere().slice(0, 10), 1))
  const [e_d, setDeparture] = useState(() => dayAfter(nowHere().slice(0, 10), 2))
  const [adults, setAdults] = useState('2')
  const [rooms, setRooms] = useState('1')
  const [rate, setRate] = useState<Rate | null>(null)
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
      </header>
      <div className="body book">
        <section className="stack">
          <HotelChoice
            hotel={hotel}
            onChoose={(chosen) => {
              setHotel(chosen)
              setRate(null)
            }}
          />
          <div className="four-fields">
            <TextField label={say.arrival} type="date" value={s_d} onChange={setArrival} />
            <TextField label={say.departure} type="date" value={e_d} onChange={setDeparture} />
            <SelectField label={say.adults} value={adults} onChange={setAdults} options={numbers(18)} />
            <SelectField label={say.rooms} value={rooms} onChange={setRooms} options={numbers(9)} />
          </div>
          {hotel && (
            <Rates
              stay={{ id: hotel.id, s_d, e_d, adults: Number(adults), rooms: Number(rooms) }}
              chosen={rate}
              onChoose={setRate}
            />
          )}
        </section>
        <ContactForm rate={rate} rooms={Number(rooms)} />
      </div>
    </>
  )
}

function HotelChoice({
  hotel,
  onChoose,
}: {
  hotel: NamedHotel | null
  onChoose: (hotel: NamedHotel | null) => void
}) {
  const say = bookWords(useLocale())
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const found = useLoad(findHotels, { q: q || '-' }, { isPaused: q.length < 2 || hotel !== null })
  if (hotel)
    return (
      <div className="dh">
        <h2 className="grow">{hotel.name}</h2>
        <button type="button" className="btn btn-s" onClick={() => onChoose(null)}>
          {say.change}
        </button>
      </div>
    )
  return (
    <div>
      <TextField label={say.hotel} placeholder={say.findHotel} value={typed} onChange={setTyped} takesFocus />
      <ul className="offers">
        {(q.length < 2 ? [] : (found.data?.list ?? [])).map(({ id, name, city }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose({ id, name })}>
              {name}
              <span className="faint">{city}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Stay = { id: string; s_d: string; e_d: string; adults: number; rooms: number }

function Rates({
  stay,
  chosen,
  onChoose,
}: {
  stay: Stay
  chosen: Rate | null
  onChoose: (rate: Rate) => void
}) {
  const locale = useLocale()
  const say = bookWords(locale)
  const list = useLoad(listRooms, stay)
  const labels = { free: say.free, partial: say.partial, none: say.nonRefundable }
  const offered = (list.data?.rooms ?? []).flatMap((room) => room.rates.map((rate) => ({ room, rate })))
  if (list.failure) return <Problem text={list.failure.msg} />
  if (list.data && offered.length === 0) return <p className="soft">{say.noRates}</p>
  return (
    <fieldset className="picks">
      <legend className="sr">{say.rates}</legend>
      {offered.map(({ room, rate }) => (
        <label key={`${room.id} ${rate.rate}`}>
          <input
            className="dot-radio"
            type="radio"
            name="rate"
            checked={chosen?.rate === rate.rate && chosen.quote === rate.quote}
            onChange={() => onChoose(rate)}
          />
          <b>{room.name}</b>
          <b>{formatMoney(rate.price.total, locale)}</b>
          <small>
            {rate.name} · {labels[rate.cancellation.label]} · {orderWords(locale).paymentType(rate.payment)}
          </small>
        </label>
      ))}
    </fieldset>
  )
}

function ContactForm({ rate, rooms }: { rate: Rate | null; rooms: number }) {
  const locale = useLocale()
  const say = bookWords(locale)
  const order = orderWords(locale)
  const actionSay = orderActionWords(locale)
  const [contact, setContact] = useState({ name: '', email: '', phone: '' })
  const [guests, setGuests] = useState([{ first: '', last: '' }])
  const [lang, setLang] = useState<Locale>(locale)
  const [wishes, setWishes] = useState('')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const all = Array.from({ length: rooms }, (_, at) => guests[at] ?? { first: '', last: '' })
  const guest = (at: number, part: 'first' | 'last') => (value: string) =>
    setGuests(all.map((one, index) => (index === at ? { ...one, [part]: value } : one)))
  const submit = async () => {
    if (!rate) return setProblem(say.needHotel)
    const answer = await call(bookForGuest, {
      quote: rate.quote,
      contact,
      guests: all,
      guest_lang: lang,
      ...(wishes ? { wishes } : {}),
      // One quote is booked once: pressing twice is one booking.
      req_id: `book-${rate.quote.slice(-40).replace(/[^\w-]/g, '')}`,
    })
    if (answer.code === 1) {
      showToast({ kind: 'good', text: say.booked })
      return goTo(addressOf(`/orders/${(answer as { data: DeskOrder }).data.order.order_no}`))
    }
    setFields((answer as Failure).data.fields ?? {})
    setProblem(answer.msg)
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>{say.guest}</h2>
      <TextField
        label={say.contactName}
        value={contact.name}
        onChange={(name) => setContact({ ...contact, name })}
        problem={fields['contact.name']}
      />
      <TextField
        label={order.email}
        type="email"
        value={contact.email}
        onChange={(email) => setContact({ ...contact, email })}
        problem={fields['contact.email']}
      />
      <TextField
        label={order.phone}
        type="tel"
        hint={say.phoneHint}
        value={contact.phone}
        onChange={(phone) => setContact({ ...contact, phone })}
        problem={fields['contact.phone']}
      />
      {all.map(({ first, last }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A guest is known by the room.
        <fieldset className="two" key={at}>
          <legend className="sr">{actionSay.room(at + 1)}</legend>
          <TextField
            label={actionSay.first}
            value={first}
            onChange={guest(at, 'first')}
            problem={fields[`guests.${at}.first`]}
          />
          <TextField
            label={actionSay.last}
            value={last}
            onChange={guest(at, 'last')}
            problem={fields[`guests.${at}.last`]}
          />
        </fieldset>
      ))}
      <SelectField
        label={say.language}
        value={lang}
        onChange={(value) => setLang(value as Locale)}
        options={[
          ['en', 'English'],
          ['zh', '中文'],
        ]}
      />
      <TextArea label={order.wishes} value={wishes} onChange={setWishes} rows={2} maxLength={1000} />
      {problem && <Problem text={problem} />}
      <button type="submit" className="btn btn-fill">
        {say.book(rate ? formatMoney(rate.price.total, locale) : null)}
      </button>
      <p className="hint">{say.hint}</p>
    </form>
  )
}
