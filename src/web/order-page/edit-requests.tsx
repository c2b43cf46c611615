import { useRef, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { editRequests } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select, TextArea } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { editRequestsWords } from '#words/booking/edit-requests.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { arrivalTimes } from '../booking/quote-time.ts'
import { wishesFault } from '../booking/reservation-form.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

type Props = { order: Order; onDone: (order: Order | null) => void }

/** Arrival time and requests in place; null tells that nothing was changed. */
export function EditRequests({ order, onDone }: Props) {
  const { locale } = useRequest()
  const say = editRequestsWords(locale)
  const reserve = reserveWords(locale)
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm(
    { arrival: order.arrival ?? '', wishes: order.wishes ?? '' },
    (typed) => ({ wishes: wishesFault(typed.wishes.trim(), locale) }),
  )
  const attempt = useRef({ body: '', req_id: '' })
  const save = async () => {
    if (form.firstFault()) return warnIncomplete(locale)
    const [arrival, wishes] = [values.arrival, values.wishes.trim()]
    const asked = { id: order.order_id, ...(arrival ? { arrival } : {}), ...(wishes ? { wishes } : {}) }
    const body = JSON.stringify(asked)
    if (attempt.current.body !== body) attempt.current = { body, req_id: randomId() }
    setBusy(true)
    const prompt = { lead: centreWords(locale).expired }
    const answer = await signedCall(
      editRequests,
      { ...asked, req_id: attempt.current.req_id },
      { prompt },
    ).catch(() => null)
    setBusy(false)
    if (!answer) return
    if (succeeded(answer)) return onDone(answer.data)
    // A refusal is stored under its number.
    attempt.current = { body: '', req_id: '' }
    form.refuse((answer.data as { fields?: Record<string, string> }).fields ?? {})
  }
  return (
    <form
      className="edit-requests"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={reserve.arrival} error={faults.arrival} optional>
        {(control) => (
          <Select {...control} {...field('arrival')}>
            <option value="">{reserve.arrivalUnknown}</option>
            {arrivalTimes(order.check_in, locale).map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={reserve.wishes} error={faults.wishes} optional>
        {(control) => <TextArea {...control} {...field('wishes')} rows={3} />}
      </Field>
      <p className="edit-requests-answers">
        <Button type="submit" busy={busy}>
          {say.save}
        </Button>
        <Button kind="quiet" onClick={() => onDone(null)}>
          {say.cancel}
        </Button>
      </p>
    </form>
  )
}
