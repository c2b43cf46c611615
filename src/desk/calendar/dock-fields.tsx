import type { Calendar } from '#contract/desk/calendar.ts'
import { parseTypedPrice } from '#domain/calendar/cell-input.ts'
import { minorUnits } from '#domain/money/currency.ts'
import { formatWholeMoney } from '#domain/money/money-format.ts'
import { ChevronDownIcon } from '#ui/icons/icons.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { useLocale } from '../parts/use-desk.ts'
import type { Draft } from './draft.ts'

type Props = { calendar: Calendar; draft: Draft; onDraft: (draft: Draft) => void; isComplete: boolean }

/** The field for what is typed into a cell. */
export const amountId = 'calendar-amount'

const roundings = [1, 5, 10, 50, 100, 1_000]

/** The controls of the chosen tab. */
export function DockFields({ calendar, draft, onDraft, isComplete }: Props) {
  const locale = useLocale()
  const say = calendarWords(locale)
  const set = (changes: Partial<Draft>) => onDraft({ ...draft, ...changes })
  const { currency } = calendar.hotel
  if (draft.tab === 'price') {
    // A sign or a percent sign in the field decides over the chosen method.
    const how =
      draft.how === 'last_year'
        ? draft.how
        : (parseTypedPrice(draft.text, currency, draft.how)?.how ?? draft.how)
    const isWrong = draft.how !== 'last_year' && draft.text.trim() !== '' && !isComplete
    return (
      <>
        <div className="ctl">
          <Segments
            label={say.how}
            value={how}
            options={[
              ['set', say.setTo],
              ['add', say.add],
              ['percent', say.percent],
              ['last_year', say.lastYear],
            ]}
            onChange={(chosen) => set({ how: chosen, text: draft.text.replace(/[+%−-]/g, '') })}
          />
          {draft.how !== 'last_year' && (
            <label className={isWrong ? 'input err' : 'input'}>
              <span className="sr">{say.amount}</span>
              <input
                id={amountId}
                value={draft.text}
                inputMode="text"
                autoComplete="off"
                maxLength={16}
                aria-invalid={isWrong || undefined}
                onChange={({ target }) => set({ text: target.value })}
              />
              <span className="unit">{how === 'percent' ? '%' : currency}</span>
            </label>
          )}
        </div>
        <div className="ctl second">
          {draft.how === 'last_year' ? (
            <span className="hint">{say.lastYearHint}</span>
          ) : (
            <>
              <label className="rounding">
                <span className="soft">{say.roundTo}</span>
                <span className="input">
                  <select
                    value={draft.roundTo}
                    onChange={({ target }) => set({ roundTo: Number(target.value) })}
                  >
                    {minorUnits(currency) > 1 && <option value={1}>{say.noRounding}</option>}
                    {roundings.map((units) => (
                      <option key={units} value={units * minorUnits(currency)}>
                        {formatWholeMoney({ amount: units * minorUnits(currency), currency }, locale)}
                      </option>
                    ))}
                  </select>
                  <ChevronDownIcon />
                </span>
              </label>
              <span className={isWrong ? 'hint bad' : 'hint'}>
                {isWrong ? say.notAnAmount : say.typeHint}
              </span>
            </>
          )}
        </div>
      </>
    )
  }
  if (draft.tab === 'rooms')
    return (
      <div className="ctl">
        <Counted label={say.roomsTo} value={draft.units} onChange={(units) => set({ units })} />
        <button
          type="button"
          className="btn"
          aria-pressed={draft.units === '-'}
          onClick={() => set({ units: draft.units === '-' ? '' : '-' })}
        >
          {say.asRoomType}
        </button>
      </div>
    )
  if (draft.tab === 'stay')
    return (
      <div className="ctl">
        <Segments
          label={say.stay}
          value={draft.stay}
          options={[
            ['min_stay', say.atLeast],
            ['max_stay', say.atMost],
          ]}
          onChange={(stay) => set({ stay })}
        />
        <Counted
          label={say.nightsUnit}
          unit={say.nightsUnit}
          value={draft.stayNights}
          onChange={(stayNights) => set({ stayNights })}
        />
        <button
          type="button"
          className="btn"
          aria-pressed={draft.stayNights === '-'}
          onClick={() => set({ stayNights: draft.stayNights === '-' ? '' : '-' })}
        >
          {say.noLimit}
        </button>
      </div>
    )
  if (draft.tab === 'arrival')
    return (
      <div className="ctl">
        <Segments
          label={say.arrival}
          value={draft.arrival}
          options={[
            ['closed_to_arrival', say.arrivals],
            ['closed_to_departure', say.departures],
          ]}
          onChange={(arrival) => set({ arrival })}
        />
        <Segments
          label={say.how}
          value={draft.isBarred ? 'no' : 'yes'}
          options={[
            ['no', say.notAllowed],
            ['yes', say.allowed],
          ]}
          onChange={(allowed) => set({ isBarred: allowed === 'no' })}
        />
      </div>
    )
  return (
    <div className="ctl">
      <Segments
        label={say.close}
        value={draft.isClosed ? 'close' : 'open'}
        options={[
          ['close', say.closeNights],
          ['open', say.openNights],
        ]}
        onChange={(chosen) => set({ isClosed: chosen === 'close' })}
      />
    </div>
  )
}

type SegmentsProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="seg">
      <legend className="sr">{label}</legend>
      {options.map(([option, name]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

type CountedProps = { label: string; unit?: string; value: string; onChange: (value: string) => void }

/** A number; `-` means none and is shown as an empty field. */
function Counted({ label, unit, value, onChange }: CountedProps) {
  return (
    <label className="input">
      <span className="sr">{label}</span>
      <input
        value={value === '-' ? '' : value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      />
      {unit && <span className="unit">{unit}</span>}
    </label>
  )
}
