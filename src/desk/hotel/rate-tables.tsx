import {
  joinBands,
  joinSteps,
  splitBands,
  splitSteps,
  type WrittenBand,
  type WrittenStep,
} from '#domain/hotel/written-terms.ts'
import { PlusIcon } from '#ui/icons/icons.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { CancellationLine } from './cancellation-line.tsx'
import { useField } from './editor.ts'

type CellProps = { label: string; value: string; isOff: boolean; onChange: (value: string) => void }

const Cell = ({ label, value, isOff, onChange }: CellProps) => (
  <span className="input">
    <input
      aria-label={label}
      value={value}
      disabled={isOff}
      maxLength={20}
      onChange={(event) => onChange(event.target.value.replace(/[;\s]/g, ''))}
    />
  </span>
)

/** The steps of a cancellation policy, with the line that they draw. */
export function StepTable({ fieldKey }: { fieldKey: string }) {
  const part = hotelPartWords(useLocale())
  const field = useField(fieldKey)
  const steps = splitSteps(field.value)
  const write = (next: readonly WrittenStep[]) => field.set(joinSteps(next))
  const change = (at: number, changes: Partial<WrittenStep>) =>
    write(steps.map((step, index) => (index === at ? { ...step, ...changes } : step)))
  return (
    <div className={field.was === null ? 'term-table' : 'term-table changed'}>
      <div className="lab">
        {part.cancellation} <CancellationLine text={field.value} />
      </div>
      <table className="tbl in flat edt">
        <thead>
          <tr>
            <th scope="col">{part.daysBefore}</th>
            <th scope="col">{part.time}</th>
            <th scope="col">{part.fee}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {steps.map(({ daysBefore, time, fee }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A step has no identity but its place.
            <tr key={at}>
              <td>
                {daysBefore === null ? (
                  part.fromBooking
                ) : (
                  <Cell
                    label={part.daysBefore}
                    value={daysBefore}
                    isOff={field.isReadOnly}
                    onChange={(next) => change(at, { daysBefore: next.replace(/\D/g, '') })}
                  />
                )}
              </td>
              <td>
                {daysBefore !== null && (
                  <Cell
                    label={part.time}
                    value={time}
                    isOff={field.isReadOnly}
                    onChange={(next) => change(at, { time: next })}
                  />
                )}
              </td>
              <td>
                <Cell
                  label={part.fee}
                  value={fee}
                  isOff={field.isReadOnly}
                  onChange={(next) => change(at, { fee: next })}
                />
              </td>
              <td className="r">
                <RemoveRow
                  isOff={field.isReadOnly}
                  onRemove={() => write(steps.filter((_, index) => index !== at))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!field.isReadOnly && (
        <button
          type="button"
          className="btn btn-s btn-quiet"
          onClick={() => write([...steps, { daysBefore: '1', time: '18:00', fee: '100%' }])}
        >
          <PlusIcon />
          {part.addStep}
        </button>
      )}
      {field.problem && <Problem text={field.problem} />}
    </div>
  )
}

function RemoveRow({ isOff, onRemove }: { isOff: boolean; onRemove: () => void }) {
  const part = hotelPartWords(useLocale())
  return isOff ? null : (
    <button type="button" className="btn btn-s btn-quiet" onClick={onRemove}>
      {part.remove}
    </button>
  )
}

/** Children's bands by age; older children pay as adults. */
export function BandTable({ fieldKey }: { fieldKey: string }) {
  const part = hotelPartWords(useLocale())
  const field = useField(fieldKey)
  const bands = splitBands(field.value)
  const write = (next: readonly WrittenBand[]) => field.set(joinBands(next))
  const change = (at: number, changes: Partial<WrittenBand>) =>
    write(bands.map((band, index) => (index === at ? { ...band, ...changes } : band)))
  const cells = [
    ['toAge', part.upToAge],
    ['perNight', part.aNight],
    ['meals', part.shareOfMeals],
  ] as const
  const last = bands.at(-1)
  return (
    <div className={field.was === null ? 'term-table' : 'term-table changed'}>
      <div className="lab">{part.bands}</div>
      <table className="tbl in flat edt">
        <thead>
          <tr>
            {cells.map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {bands.map((band, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A band has no identity but its place.
            <tr key={at}>
              {cells.map(([name, label]) => (
                <td key={name}>
                  <Cell
                    label={label}
                    value={band[name]}
                    isOff={field.isReadOnly}
                    onChange={(next) => change(at, { [name]: next })}
                  />
                </td>
              ))}
              <td className="r">
                <RemoveRow
                  isOff={field.isReadOnly}
                  onRemove={() => write(bands.filter((_, index) => index !== at))}
                />
              </td>
            </tr>
          ))}
          <tr>
            <td className="faint">{part.older}</td>
            <td className="faint">{part.asAdult}</td>
            <td className="faint">100%</td>
            <td />
          </tr>
        </tbody>
      </table>
      {!field.isReadOnly && (
        <button
          type="button"
          className="btn btn-s btn-quiet"
          onClick={() =>
            write([...bands, { toAge: String((Number(last?.toAge) || 0) + 6), perNight: '0', meals: '50%' }])
          }
        >
          <PlusIcon />
          {part.addBand}
        </button>
      )}
      {field.problem && <Problem text={field.problem} />}
    </div>
  )
}
