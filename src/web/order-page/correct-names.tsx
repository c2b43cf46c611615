import { useRef, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { editOrder } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { PencilIcon } from '#ui/icons/icons.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { changeWords } from '#words/booking/change-order.ts'
import { editRequestsWords } from '#words/booking/edit-requests.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { guestNames, nameFault, nameField } from '../booking/reservation-form.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

type Props = { order: Order; onChange: (order: Order) => void }

/** Which name comes first differs by language. */
const parts = { en: ['first', 'last'], zh: ['last', 'first'] } as const

/** Names are corrected in place until check-in, without new prices. */
export function CorrectNames({ order, onChange }: Props) {
  const { locale } = useRequest()
  const [isEditing, setEditing] = useState(false)
  if (order.actions.edit !== null) return null
  if (isEditing)
    return (
      <NamesForm
        order={order}
        onDone={(changed) => {
          setEditing(false)
          if (changed) onChange(changed)
        }}
      />
    )
  return (
    <p className="edit-requests-answers">
      <Button size="small" onClick={() => setEditing(true)}>
        <PencilIcon small />
        {changeWords(locale).names}
      </Button>
    </p>
  )
}

function NamesForm({ order, onDone }: { order: Order; onDone: (order: Order | null) => void }) {
  const { locale } = useRequest()
  const say = changeWords(locale)
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const rooms = order.rooms.filter(({ state }) => state !== 'cancelled')
  const { form, values, faults, field } = useForm(
    Object.fromEntries(
      rooms.flatMap(({ guests: [guest] }, room) =>
        parts.en.map((part) => [nameField(room, part), guest?.[part] ?? '']),
      ),
    ),
    (typed: Record<string, string>) =>
      Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, nameFault(text, locale)])),
  )
  const attempt = useRef({ body: '', req_id: '' })
  const save = async () => {
    if (form.firstFault()) return warnIncomplete(locale)
    const asked = { id: order.order_id, guests: guestNames(values) }
    const body = JSON.stringify(asked)
    if (attempt.current.body !== body) attempt.current = { body, req_id: randomId() }
    setBusy(true)
    const prompt = { lead: centreWords(locale).expired }
    const answer = await signedCall(
      editOrder,
      { ...asked, req_id: attempt.current.req_id },
      { prompt },
    ).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) return onDone(answer.data)
    if (!answer) return
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
      {rooms.map(({ id }, room) => (
        <fieldset key={id} className="room-guest">
          <legend className={rooms.length === 1 ? 'sr-only' : undefined}>{say.roomNumber(room + 1)}</legend>
          <div className="name-pair">
            {parts[locale].map((part) => (
              <Field key={part} label={reserveWords(locale)[part]} error={faults[nameField(room, part)]}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...field(nameField(room, part))}
                    autoComplete="off"
                    autoCapitalize="words"
                    spellCheck={false}
                    required
                  />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
      <p className="pane-text">{say.noPrice}</p>
      <p className="edit-requests-answers">
        <Button type="submit" busy={busy}>
          {say.saveNames}
        </Button>
        <Button kind="quiet" onClick={() => onDone(null)}>
          {editRequestsWords(locale).cancel}
        </Button>
      </p>
    </form>
  )
}
