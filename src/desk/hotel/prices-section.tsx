import { useState } from 'react'
import type { DeskHotel } from '#contract/desk/hotel.ts'
import { setHotelPrices } from '#contract/desk/hotel-endpoints.ts'
import { columnsOf, fieldKey, itemsOf } from '#domain/hotel/hotel-fields.ts'
import { money, parseDecimal } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { formatDate } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { nowHere } from '../parts/use-now.ts'
import { useEditor } from './editor.ts'
import { EditorSection } from './editor-section.tsx'

type Props = { onSaved: (hotel: DeskHotel) => void }

/** Prices are stored at once: they are not part of the unsaved fields. */
export function PricesSection({ onSaved }: Props) {
  const locale = useLocale()
  const [say, part] = [hotelEditorWords(locale), hotelPartWords(locale)]
  const { hotel, isReadOnly } = useEditor()
  const currency = hotel.fields[fieldKey('facts', '', 'currency')] ?? 'CNY'
  const nameOf = (code: string) => columnsOf(hotel.fields, 'rooms', code)[`name_${locale}`] || code
  const shown = (amount: number) => formatMoney(money(amount, currency), locale)
  return (
    <EditorSection name="prices" title={say.prices}>
      <p className="hint">{part.pricesLead}</p>
      {hotel.prices.length > 0 && (
        <ul className="lines">
          {hotel.prices.map(({ room, lowest, highest, until }) => (
            <li key={room}>
              <span>{nameOf(room)}</span>
              <span className={lowest === null ? 'warn' : undefined}>
                {lowest === null || highest === null || until === null
                  ? part.noPrices
                  : `${part.range(shown(lowest), shown(highest))}, ${part.until(formatDate(until, locale))}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && hotel.prices.length > 0 && (
        <PriceForm currency={currency} nameOf={nameOf} onSaved={onSaved} />
      )}
    </EditorSection>
  )
}

type FormProps = Props & { currency: string; nameOf: (code: string) => string }

function PriceForm({ currency, nameOf, onSaved }: FormProps) {
  const locale = useLocale()
  const part = hotelPartWords(locale)
  const { hotel } = useEditor()
  const today = nowHere().slice(0, 10)
  const own = itemsOf(hotel.fields, 'rates').filter(
    (code) => hotel.fields[fieldKey('rates', code, 'percent')] === 'own',
  )
  const [room, setRoom] = useState(hotel.prices[0]?.room ?? '')
  const [rate, setRate] = useState('')
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState(addDays(today, 365))
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    const price = parseDecimal(typed.trim(), currency)
    if (!price || price.amount < 0 || to < from) return setProblem(part.wrongPrice)
    const answer = await call(setHotelPrices, {
      id: hotel.id,
      room,
      rate: rate || undefined,
      from,
      to,
      price: price.amount,
      req_id: newRequestId(),
    })
    if (answer.code !== 1) return setProblem(answer.msg)
    setProblem(null)
    setTyped('')
    showToast({ kind: 'good', text: part.priceSet })
    onSaved((answer as { data: DeskHotel }).data)
  }
  return (
    <div className="g4 price-form">
      <SelectField
        label={part.room}
        value={room}
        onChange={setRoom}
        options={hotel.prices.map((one) => [one.room, nameOf(one.room)] as const)}
      />
      {own.length > 0 && (
        <SelectField
          label={part.rate}
          value={rate}
          onChange={setRate}
          options={[
            ['', part.allRooms] as const,
            ...own.map(
              (code) => [code, hotel.fields[fieldKey('rates', code, `name_${locale}`)] ?? code] as const,
            ),
          ]}
        />
      )}
      <TextField label={part.from} type="date" value={from} onChange={setFrom} />
      <TextField label={part.to} type="date" value={to} onChange={setTo} />
      <TextField label={part.nightPrice(currency)} value={typed} onChange={setTyped} inputMode="decimal" />
      <button type="button" className="btn" onClick={() => void send()}>
        {part.setPrice}
      </button>
      {problem && <Problem text={problem} />}
    </div>
  )
}
