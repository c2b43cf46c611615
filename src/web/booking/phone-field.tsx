import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { LogInButton } from './log-in-button.tsx'
import { phoneField } from './reservation-form.ts'
import type { Reservation } from './use-reservation.ts'

/** A number by the rule of its country. Until the countries are loaded no prefix is shown, so that none changes. */
export function PhoneField({ reservation }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const { typed } = reservation
  const mayText = useSite().texts_bookings && typed.country?.dial === '+86'
  const { onBlur: _, ...country } = typed.field('country')
  return (
    <Field label={say.phone} hint={say.phoneHint} error={typed.faults[phoneField]}>
      {(control) => (
        <span className="phone">
          <span className="input phone-country">
            <span className="needs-js" aria-hidden="true">
              {typed.country?.dial}
            </span>
            <select {...country} autoComplete="country" aria-label={say.phoneCountry}>
              {!typed.country && <option value={typed.values.country} />}
              {typed.countries.map(({ code, dial, name }) => (
                <option key={code} value={code}>
                  {name} {dial}
                </option>
              ))}
            </select>
            <ChevronDownIcon small />
          </span>
          <TextInput
            {...control}
            {...typed.field(phoneField)}
            type="tel"
            autoComplete="tel-national"
            required
            after={
              mayText ? (
                <LogInButton reservation={reservation} name={phoneField} account={typed.mobile ?? ''} />
              ) : undefined
            }
          />
        </span>
      )}
    </Field>
  )
}
