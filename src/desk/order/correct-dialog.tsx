import { useState } from 'react'
import { correctDeskOrder } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Failure } from '#contract/endpoint.ts'
import { deskWords } from '#words/desk/frame.ts'
import { orderWords } from '#words/desk/order.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = { data: DeskOrder; onClose: () => void; onDone: (order: DeskOrder) => void }

export function CorrectDialog({ data, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = orderActionWords(locale)
  const names = orderWords(locale)
  const { order } = data
  const [contact, setContact] = useState(order.contact)
  const [guests, setGuests] = useState(order.rooms.map((room) => room.guests[0]!))
  const [wishes, setWishes] = useState(order.wishes ?? '')
  const [arrival, setArrival] = useState(order.arrival ?? '')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const submit = async () => {
    const answer = await call(correctDeskOrder, {
      number: order.order_no,
      version: order.version,
      contact,
      guests,
      ...(arrival ? { arrival } : {}),
      ...(wishes ? { wishes } : {}),
      req_id: requestId,
    })
    if (answer.code === 1) return onDone((answer as { data: DeskOrder }).data)
    const { data: why, msg } = answer as Failure
    setFields(why.fields ?? {})
    setProblem(msg)
  }
  const guest = (at: number, part: 'first' | 'last') => (value: string) =>
    setGuests(guests.map((one, index) => (index === at ? { ...one, [part]: value } : one)))
  return (
    <Dialog
      title={say.correctTitle}
      lead={say.correctText}
      onClose={onClose}
      onSubmit={() => void submit()}
      width={620}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {deskWords(locale).save}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextField
          label={say.contactName}
          value={contact.name}
          onChange={(name) => setContact({ ...contact, name })}
          problem={fields['contact.name']}
          takesFocus
        />
        <div className="two">
          <TextField
            label={names.email}
            type="email"
            value={contact.email}
            onChange={(email) => setContact({ ...contact, email })}
            problem={fields['contact.email']}
          />
          <TextField
            label={names.phone}
            type="tel"
            value={contact.phone}
            onChange={(phone) => setContact({ ...contact, phone })}
            problem={fields['contact.phone']}
          />
        </div>
        {guests.map(({ first, last }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A guest is known by the room.
          <fieldset className="two" key={at}>
            <legend className="sr">{say.room(at + 1)}</legend>
            <TextField label={say.first} value={first} onChange={guest(at, 'first')} />
            <TextField label={say.last} value={last} onChange={guest(at, 'last')} />
          </fieldset>
        ))}
        <TextField
          label={names.arrives}
          value={arrival}
          onChange={setArrival}
          placeholder="16:00"
          problem={fields.arrival}
        />
        <TextArea label={names.wishes} value={wishes} onChange={setWishes} rows={2} maxLength={1000} />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
