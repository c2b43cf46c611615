import { columnsOf, fieldKey, itemsOf } from '#domain/hotel/hotel-fields.ts'
import {
  joinPayment,
  joinPrice,
  type PriceKind,
  splitPayment,
  splitPrice,
} from '#domain/hotel/written-terms.ts'
import { boardNames, boards } from '#domain/stay/board.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { EditedField } from './edited-field.tsx'
import { useEditor, useField } from './editor.ts'
import { BandTable, StepTable } from './rate-tables.tsx'

const payments = ['prepay', 'deposit', 'guarantee', 'at_hotel'] as const

export function RateForm({ code, onDone }: { code: string; onDone: () => void }) {
  const locale = useLocale()
  const part = hotelPartWords(locale)
  const { fields, set, isReadOnly } = useEditor()
  const key = (column: string) => fieldKey('rates', code, column)
  const at = { section: 'rates', item: code } as const
  const state = fields[key('state')]
  return (
    <div className="item-form">
      <div className="g2">
        <EditedField {...at} column="name_en" lang="en" maxLength={200} />
        <EditedField {...at} column="name_zh" lang="zh" maxLength={200} />
      </div>
      <div className="g4">
        <PriceFields code={code} />
        <EditedField {...at} column="single_use" inputMode="decimal" />
        <EditedField {...at} column="extra_adult" inputMode="decimal" />
        <EditedField
          {...at}
          column="board"
          options={boards.map((board) => [board, boardNames[board][locale]] as const)}
        />
        <EditedField {...at} column="board_price" inputMode="decimal" />
        <PaymentFields code={code} />
        <EditedField {...at} column="no_show" />
      </div>
      <RoomChoice code={code} />
      <StepTable fieldKey={key('cancellation')} />
      <BandTable fieldKey={key('children')} />
      <footer>
        {!isReadOnly && (
          <button
            type="button"
            className="btn btn-s"
            onClick={() => set({ [key('state')]: state === 'open' ? 'closed' : 'open' })}
          >
            {state === 'open' ? part.closeRoom : part.openAgain}
          </button>
        )}
        <span className="grow" />
        <button type="button" className="btn btn-s" onClick={onDone}>
          {part.done}
        </button>
      </footer>
    </div>
  )
}

function PriceFields({ code }: { code: string }) {
  const part = hotelPartWords(useLocale())
  const field = useField(fieldKey('rates', code, 'percent'))
  const { fields } = useEditor()
  const { kind, value } = splitPrice(field.value)
  const currency = fields[fieldKey('facts', '', 'currency')] ?? ''
  return (
    <>
      <SelectField
        label={part.price}
        value={kind}
        onChange={(next) => field.set(joinPrice(next as PriceKind, next === 'percent' ? '100' : ''))}
        options={[
          ['percent', part.byPercent],
          ['more', part.plusSum],
          ['less', part.lessSum],
          ['own', part.ownPrices],
        ]}
      />
      {kind !== 'own' && (
        <TextField
          label={kind === 'percent' ? part.percentOfRoom : part.sumPerNight(currency)}
          value={value}
          problem={field.problem}
          onChange={(typed) => field.set(joinPrice(kind, typed))}
          inputMode="decimal"
          maxLength={20}
        />
      )}
    </>
  )
}

function PaymentFields({ code }: { code: string }) {
  const part = hotelPartWords(useLocale())
  const field = useField(fieldKey('rates', code, 'payment'))
  const { kind, part: deposit } = splitPayment(field.value)
  return (
    <>
      <SelectField
        label={part.paid}
        value={kind}
        problem={field.problem}
        onChange={(next) => field.set(joinPayment(next, deposit))}
        options={payments.map((one) => [one, part[one]] as const)}
      />
      {kind === 'deposit' && (
        <TextField
          label={part.depositPart}
          value={deposit}
          onChange={(next) => field.set(`deposit ${next.trim()}`)}
        />
      )}
    </>
  )
}

/** No choice means all rooms. */
function RoomChoice({ code }: { code: string }) {
  const locale = useLocale()
  const part = hotelPartWords(locale)
  const { fields } = useEditor()
  const field = useField(fieldKey('rates', code, 'rooms'))
  const rooms = itemsOf(fields, 'rooms')
  const chosen = field.value.split(' ').filter(Boolean)
  if (rooms.length < 2) return null
  return (
    <fieldset className="room-choice">
      <legend className="lab">{`${part.room}: ${chosen.length === 0 ? part.allRooms : chosen.length}`}</legend>
      {rooms.map((room) => (
        <label key={room}>
          <input
            className="box"
            type="checkbox"
            disabled={field.isReadOnly}
            checked={chosen.length === 0 || chosen.includes(room)}
            onChange={() => {
              const held = chosen.length === 0 ? rooms : chosen
              const next = held.includes(room) ? held.filter((one) => one !== room) : [...held, room]
              field.set(next.length === rooms.length ? '' : next.join(' '))
            }}
          />
          {columnsOf(fields, 'rooms', room)[`name_${locale}`] || room}
        </label>
      ))}
    </fieldset>
  )
}
