import type { RoomGuests } from '#domain/stay/party.ts'
import { fullName } from '#domain/text/person-name.ts'
import { Chip } from '#ui/chip.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { reserveWords } from '#words/booking/reserve.ts'
import { searchWords } from '#words/search/search.ts'
import { useRequest } from '../page/use-page.ts'
import { guestNames, nameField } from './reservation-form.ts'
import type { Reservation } from './use-reservation.ts'

/** Which name comes first differs by language. */
const order = { en: ['first', 'last'], zh: ['last', 'first'] } as const
const tokens = { first: 'given-name', last: 'family-name' } as const

type Props = { guests: readonly RoomGuests[]; reservation: Reservation }

/** One name for each room. */
export function GuestsSection({ guests, reservation }: Props) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const { typed, user } = reservation
  return (
    <section className="step">
      <h2>{say.guestsTitle}</h2>
      <p>{say.guestsLead(guests.length)}</p>
      {guests.map(({ adults, ages }, room) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name than their number
        <fieldset key={room} className="room-guest">
          <legend className={guests.length === 1 ? 'sr-only' : undefined}>
            {say.roomGuests(room + 1, searchWords(locale).party(adults, ages))}
          </legend>
          <div className="name-pair">
            {order[locale].map((part) => (
              <Field key={part} label={say[part]} error={typed.faults[nameField(room, part)]}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...typed.field(nameField(room, part))}
                    autoComplete={room === 0 ? tokens[part] : 'off'}
                    autoCapitalize="words"
                    spellCheck={false}
                    required
                  />
                )}
              </Field>
            ))}
          </div>
          <Travellers room={room} reservation={reservation} />
        </fieldset>
      ))}
      {user && (
        <Checkbox
          name="remember"
          label={say.remember}
          checked={typed.values.remember === '1'}
          onChange={(event) => typed.form.change('remember', event.target.checked ? '1' : '')}
        />
      )}
    </section>
  )
}

/** The travellers of the account that have no room yet. */
function Travellers({ room, reservation: { typed, user } }: { room: number; reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const named = new Set(guestNames(typed.values).map(fullName))
  const left = (user?.travellers ?? []).filter((traveller) => !named.has(fullName(traveller)))
  if (left.length === 0) return null
  return (
    <fieldset className="travellers-offered" aria-label={say.travellers}>
      {left.slice(0, 6).map((traveller) => (
        <Chip
          key={fullName(traveller)}
          label={fullName(traveller)}
          onPress={() => {
            typed.form.change(nameField(room, 'first'), traveller.first)
            typed.form.change(nameField(room, 'last'), traveller.last)
          }}
        />
      ))}
    </fieldset>
  )
}
