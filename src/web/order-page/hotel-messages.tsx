import { useRef, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { showHotelThread, writeToHotel } from '#contract/endpoints.ts'
import type { HotelMessage } from '#contract/hotel-messages.ts'
import { holdsWebAddress } from '#domain/text/web-address.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { hotelMessageWords } from '#words/booking/hotel-messages.ts'
import { formatHotelTime } from '#words/format.ts'
import { Pane } from '../account/pane.tsx'
import { usePersonal } from '../account/use-personal.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { TranslateButton } from '../translation/translate-button.tsx'
import { useTranslation } from '../translation/use-translation.ts'
import './hotel-messages.css'

const longest = 2000

/** Messages with the hotel; the form is there while both may write. */
export function HotelMessages({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = hotelMessageWords(locale)
  const { name } = useSite()
  const { data, state, again, replace } = usePersonal(showHotelThread, { id: order.order_id })
  if (state === 'failed')
    return (
      <Pane title={say.title} text={say.failed}>
        <Button onClick={again}>{say.again}</Button>
      </Pane>
    )
  const isOpen = data?.why_not === null
  if (!data || (!isOpen && data.messages.length === 0)) return null
  return (
    <div id="hotel-messages">
      <Pane title={say.title} text={isOpen ? say.lead : say.closed}>
        {data.messages.length > 0 && (
          <ol className="hotel-messages">
            {data.messages.map((message) => (
              <Message key={message.id} message={message} hotel={order.hotel.name} />
            ))}
          </ol>
        )}
        {isOpen && <MessageForm order={order} onSent={replace} />}
        <p className="hotel-messages-note">{say.neverPay(name[locale])}</p>
      </Pane>
    </div>
  )
}

function Message({ message: { at, by, text }, hotel }: { message: HotelMessage; hotel: string }) {
  const { locale } = useRequest()
  const translation = useTranslation([text])
  return (
    <li className={classNames('hotel-message', by === 'guest' && 'hotel-message-own')}>
      <small>
        <b>{by === 'guest' ? hotelMessageWords(locale).you : hotel}</b>
        <time dateTime={at}>{formatHotelTime(at, locale)}</time>
      </small>
      <p lang={translation.langs[0]} dir="auto">
        {translation.shown[0]}
      </p>
      {by === 'hotel' && <TranslateButton of={translation} />}
    </li>
  )
}

type FormProps = {
  order: Order
  onSent: (thread: { messages: HotelMessage[]; why_not: 'thread_closed' | null }) => void
}

function MessageForm({ order, onSent }: FormProps) {
  const { locale } = useRequest()
  const say = hotelMessageWords(locale)
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const { form, values, faults, field } = useForm({ text: '' }, ({ text }) => ({
    text: text.trim() === '' ? say.empty : holdsWebAddress(text) ? say.noLinks : undefined,
  }))
  // A lost answer is requested again under the same number.
  const attempt = useRef({ text: '', req_id: '' })
  const send = async () => {
    if (form.firstFault()) return warnIncomplete(locale)
    const text = values.text.trim()
    if (attempt.current.text !== text) attempt.current = { text, req_id: randomId() }
    setBusy(true)
    const prompt = { lead: centreWords(locale).expired }
    const wish = { id: order.order_id, ...attempt.current }
    const answer = await signedCall(writeToHotel, wish, { prompt }).catch(() => null)
    setBusy(false)
    if (!answer) return
    attempt.current = { text: '', req_id: '' }
    if (!succeeded(answer)) return
    form.reset({ text: '' })
    setSent(true)
    onSent(answer.data)
  }
  return (
    <form
      className="support-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={say.label} error={faults.text} good={isSent && !values.text ? say.sent : null}>
        {(control) => <TextArea {...control} {...field('text')} rows={3} maxLength={longest} />}
      </Field>
      <Button type="submit" busy={busy}>
        {say.send}
      </Button>
    </form>
  )
}
