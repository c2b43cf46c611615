import type { ReactNode } from 'react'
import type { Locale } from '#domain/locale.ts'
import { MAX_ADULTS, MAX_CHILD_AGE, MAX_ROOMS, type Party } from '#domain/party.ts'
import { searchWords } from '#words/search.ts'
import { Popover } from '../ui/popover.tsx'
import { Select } from '../ui/select.tsx'
import { Stepper } from '../ui/stepper.tsx'

type Props = { locale: Locale; party: Party; onChange: (party: Party) => void }

const mostChildren = 8
const usualAge = 7
const unset = [0, 1, 2, 3]
const yearsOld = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, years) => years)

/** How many sleep, in how many rooms, how old the children are; the numbers are ordinary form fields. */
export function GuestsField({ locale, party, onChange }: Props) {
  const say = searchWords(locale)
  const { rooms, adults, ages } = party
  const change = (part: Partial<Party>) => onChange({ ...party, ...part })
  const setChildren = (n: number) =>
    change({ ages: Array.from({ length: n }, (_, i) => ages[i] ?? usualAge) })
  const trigger = (
    <>
      <small>{say.who}</small>
      <strong>
        {say.guests(adults, ages.length)} <em>· {say.roomCount(rooms)}</em>
      </strong>
    </>
  )
  const row = (label: string, control: ReactNode) => (
    <div className="guests-row" key={label}>
      <span>{label}</span>
      {control}
    </div>
  )
  return (
    <Popover trigger={trigger} triggerClass="search-seg" label={say.who} align="end" className="guests">
      {row(
        say.rooms,
        <Stepper
          label={say.rooms}
          name="rooms"
          value={rooms}
          min={1}
          max={MAX_ROOMS}
          onChange={(n) => change({ rooms: n, adults: Math.max(n, adults) })}
        />,
      )}
      {row(
        say.adults,
        <Stepper
          label={say.adults}
          name="adults"
          value={adults}
          min={rooms}
          max={MAX_ADULTS}
          onChange={(n) => change({ adults: n })}
        />,
      )}
      <div className="needs-js">
        {row(
          say.children,
          <Stepper
            label={say.children}
            value={ages.length}
            min={0}
            max={mostChildren}
            onChange={setChildren}
          />,
        )}
      </div>
      {ages.map((age, i) =>
        row(
          say.childAge(i + 1),
          <AgeSelect
            locale={locale}
            index={i}
            age={age}
            onChange={(next) => change({ ages: ages.map((old, at) => (at === i ? next : old)) })}
          />,
        ),
      )}
      {ages.length === 0 && (
        <noscript>
          {unset.map((i) => row(say.childAge(i + 1), <AgeSelect locale={locale} index={i} age={null} />))}
        </noscript>
      )}
    </Popover>
  )
}

type AgeProps = { locale: Locale; index: number; age: number | null; onChange?: (age: number) => void }

function AgeSelect({ locale, index, age, onChange }: AgeProps) {
  const say = searchWords(locale)
  return (
    <Select
      name={`ages[${index}]`}
      aria-label={say.childAge(index + 1)}
      {...(onChange
        ? { value: age ?? '', onChange: (event) => onChange(Number(event.target.value)) }
        : { defaultValue: '' })}
    >
      {age === null && <option value="">{say.noChild}</option>}
      {yearsOld.map((years) => (
        <option key={years} value={years}>
          {years === 0 ? say.under1 : say.years(years)}
        </option>
      ))}
    </Select>
  )
}
