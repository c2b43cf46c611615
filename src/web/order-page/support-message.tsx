import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { messageSupport } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { Pane } from '../account/pane.tsx'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

const longest = 4000

/** A word to our support about this order; what was typed stays until it has arrived. */
export function SupportMessage({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const { form, values, faults, field } = useForm({ text: '' }, ({ text }) => ({
    text: text.trim() ? undefined : say.supportEmpty,
  }))
  const send = async () => {
    if (form.firstFault()) return warnIncomplete(locale)
    setBusy(true)
    const prompt = { lead: centreWords(locale).expired }
    const wish = { order: order.order_id, text: values.text }
    const answer = await signedCall(messageSupport, wish, { prompt }).catch(() => null)
    setBusy(false)
    if (!answer || !succeeded(answer)) return
    form.reset({ text: '' })
    setSent(true)
  }
  return (
    <div id="message">
      <Pane title={say.support} text={say.supportText}>
        <form
          className="support-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <Field
            label={say.supportLabel}
            error={faults.text}
            good={isSent && !values.text ? say.supportSent : null}
          >
            {(control) => <TextArea {...control} {...field('text')} rows={3} maxLength={longest} />}
          </Field>
          <Button type="submit" busy={busy}>
            {say.supportSend}
          </Button>
        </form>
      </Pane>
    </div>
  )
}
