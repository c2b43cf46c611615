import type { ReactNode } from 'react'
import { MAX_ADULTS, MAX_CHILD_AGE, MAX_CHILDREN, MAX_ROOMS } from '#domain/stay/party.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Stepper } from '#ui/fields/stepper.tsx'
import { Select } from '#ui/fields/text-input.tsx'
import { searchWords } from '#words/search/search.ts'
import { type PartyDraft, withAdults, withAge, withChildren, withRooms } from './party-draft.ts'

type Props = {
  locale: Locale
  party: PartyDraft
  onChange: (party: PartyDraft) => void
  /** Missing ages are marked. */
  asked: boolean
}

const unset = [0, 1, 2, 3]
const yearsOld = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, years) => years)

/** Rooms, adults and children as a row each; the numbers are ordinary form fields. */
export function GuestRows({ locale, party, onChange, asked }: Props) {
  const say = searchWords(locale)
  const { rooms, adults, ages } = party
  const row = (label: string, control: ReactNode, note?: string) => (
    <div className="guests-row" key={label}>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      {control}
    </div>
  )
  return (
    <>
      {row(
        say.rooms,
        <Stepper
          label={say.rooms}
          name="rooms"
          value={rooms}
          min={1}
          max={MAX_ROOMS}
          onChange={(n) => onChange(withRooms(party, n))}
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
          onChange={(n) => onChange(withAdults(party, n))}
        />,
        rooms > 1 ? say.adultsNote : undefined,
      )}
      <div className="needs-js">
        {row(
          say.children,
          <Stepper
            label={say.children}
            value={ages.length}
            min={0}
            max={MAX_CHILDREN}
            onChange={(n) => onChange(withChildren(party, n))}
          />,
          say.childrenNote,
        )}
      </div>
      {ages.map((age, i) =>
        row(
          say.childAge(i + 1),
          <AgeSelect
            locale={locale}
            index={i}
            age={age}
            wrong={asked && age === null}
            onChange={(next) => onChange(withAge(party, i, next))}
          />,
        ),
      )}
      {ages.length === 0 && (
        <noscript>
          {unset.map((i) => row(say.childAge(i + 1), <AgeSelect locale={locale} index={i} age={null} />))}
        </noscript>
      )}
    </>
  )
}

type AgeProps = {
  locale: Locale
  index: number
  age: number | null
  wrong?: boolean
  onChange?: (age: number | null) => void
}

function AgeSelect({ locale, index, age, wrong, onChange }: AgeProps) {
  const say = searchWords(locale)
  return (
    <Select
      name={`ages[${index}]`}
      aria-label={say.childAge(index + 1)}
      aria-invalid={wrong || undefined}
      {...(onChange
        ? {
            value: age ?? '',
            onChange: ({ target }) => onChange(target.value === '' ? null : Number(target.value)),
          }
        : { defaultValue: '' })}
    >
      {(!onChange || age === null) && <option value="">{onChange ? say.chooseAge : say.noChild}</option>}
      {yearsOld.map((years) => (
        <option key={years} value={years}>
          {years === 0 ? say.under1 : say.years(years)}
        </option>
      ))}
    </Select>
  )
}
