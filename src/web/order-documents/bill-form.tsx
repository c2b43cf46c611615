import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { editOrder } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { billWords } from '#words/booking/bill.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

type Props = { order: Order; onClose: () => void; onChange: (order: Order) => void }

/** The company that the bill names, with its tax number. */
export function BillDialog({ open, ...rest }: Props & { open: boolean }) {
  const say = billWords(useRequest().locale)
  return (
    <Dialog open={open} onClose={rest.onClose} title={say.title} lead={say.lead}>
      <BillForm {...rest} />
    </Dialog>
  )
}

function BillForm({ order, onClose, onChange }: Props) {
  const { locale } = useRequest()
  const say = billWords(locale)
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm(
    { bill_title: order.bill?.title ?? '', tax_number: order.bill?.tax_number ?? '' },
    (typed) => ({ bill_title: typed.bill_title.trim() ? undefined : say.titleMissing }),
  )
  const send = async (fields: { bill_title?: string; tax_number?: string; personal_bill?: boolean }) => {
    setBusy(true)
    const answer = await signedCall(editOrder, {
      id: order.order_id,
      ...fields,
      req_id: randomId(),
    }).catch(() => null)
    setBusy(false)
    if (!answer) return
    if (!succeeded(answer))
      return form.refuse((answer.data as { fields?: Record<string, string> }).fields ?? {})
    onChange(answer.data)
    onClose()
  }
  const save = () => {
    if (form.firstFault()) return warnIncomplete(locale)
    const [title, number] = [values.bill_title.trim(), values.tax_number.trim()]
    void send({ bill_title: title, ...(number ? { tax_number: number } : {}) })
  }
  return (
    <form
      className="bill-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={say.company} error={faults.bill_title}>
        {(control) => (
          <TextInput
            {...control}
            {...field('bill_title')}
            maxLength={100}
            autoComplete="organization"
            required
          />
        )}
      </Field>
      <Field label={say.taxNumber} error={faults.tax_number} optional>
        {(control) => (
          <TextInput
            {...control}
            {...field('tax_number')}
            maxLength={30}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" kind="filled" busy={busy}>
        {say.save}
      </Button>
      {order.bill && (
        <Button kind="quiet" busy={busy} onClick={() => void send({ personal_bill: true })}>
          {say.personal}
        </Button>
      )}
    </form>
  )
}
