import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select, TextArea, TextInput } from '#ui/fields/text-input.tsx'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import { arrivalTimes } from './quote-time.ts'
import type { Reservation } from './use-reservation.ts'

type Props = { checkIn: string; reservation: Reservation }

/** When the guest comes and what the hotel should know. */
export function ArrivalSection({ checkIn, reservation: { typed } }: Props) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  return (
    <section className="step">
      <h2>{say.arrivalTitle}</h2>
      <div className="step-fields">
        <Field
          label={say.arrival}
          hint={say.arrivalHint(checkIn.slice(11, 16))}
          error={typed.faults.arrival}
          optional
        >
          {(control) => (
            <Select {...control} {...typed.field('arrival')}>
              <option value="">{say.arrivalUnknown}</option>
              {arrivalTimes(checkIn, locale).map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={say.wishes} error={typed.faults.wishes} optional>
          {(control) => <TextArea {...control} {...typed.field('wishes')} placeholder={say.wishesPlace} />}
        </Field>
      </div>
    </section>
  )
}

/** Promotion code and points. */
export function DiscountSection({ reservation: { typed, user, discount } }: { reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const points = user?.points ?? 0
  const apply = (
    <Button kind="quiet" size="small" busy={discount.busy} onClick={() => void discount.apply()}>
      {say.apply}
    </Button>
  )
  const good = discount.lowered ? say.applied : null
  return (
    <section className="step">
      <h2>{say.lowerTitle}</h2>
      <div className="step-fields">
        <Field
          label={say.promotion}
          error={typed.faults.promotion}
          good={typed.values.promotion?.trim() ? good : null}
          hint={user ? undefined : say.discountSignIn}
          optional
        >
          {(control) => (
            <TextInput
              {...control}
              {...typed.field('promotion')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={say.promotionPlace}
              after={user && apply}
            />
          )}
        </Field>
        {points > 0 && (
          <Field
            label={say.points}
            hint={say.pointsHint(points)}
            error={typed.faults.points}
            good={typed.values.points?.trim() ? good : null}
            optional
          >
            {(control) => (
              <TextInput
                {...control}
                {...typed.field('points')}
                inputMode="numeric"
                autoComplete="off"
                after={apply}
              />
            )}
          </Field>
        )}
      </div>
    </section>
  )
}
