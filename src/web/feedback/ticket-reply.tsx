import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { replyToTicket } from '#contract/endpoints.ts'
import type { Ticket } from '#contract/feedback.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { confirm } from '../page/confirm.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { PicturePicker } from '../uploads/picture-picker.tsx'
import { type AddedPicture, sentPictures, useSignedUpload } from '../uploads/use-pictures.ts'

const longest = 5000
const mostPictures = 4

type Props = { number: string; onSent: (ticket: Ticket) => void }

/** One more message, with pictures; or the end of the conversation. */
export function TicketReply({ number, onSent }: Props) {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const signedCall = useSignedCall()
  const upload = useSignedUpload()
  const [busy, setBusy] = useState<'reply' | 'close' | null>(null)
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([])
  const { form, values, faults, field } = useForm({ text: '' }, ({ text }) => ({
    text: text.trim() ? undefined : say.replyMissing,
  }))
  const send = async (
    what: 'reply' | 'close',
    wish: { text?: string; files?: string[]; close?: boolean },
  ) => {
    setBusy(what)
    const prompt = { lead: centreWords(locale).expired }
    const answer = await signedCall(replyToTicket, { ticket: number, ...wish }, { prompt }).catch(() => null)
    setBusy(null)
    if (!answer || !succeeded(answer)) return
    form.reset({ text: '' })
    setPictures([])
    onSent(answer.data)
  }
  const reply = () => {
    if (form.firstFault()) return warnIncomplete(locale)
    void send('reply', { text: values.text, files: sentPictures(pictures) })
  }
  const close = async () => {
    const sure = await confirm({ title: say.close, text: say.closeSure })
    if (sure) await send('close', { close: true })
  }
  return (
    <form
      className="ticket-reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        reply()
      }}
    >
      <Field label={say.reply} error={faults.text}>
        {(control) => (
          <TextArea
            {...control}
            {...field('text')}
            rows={3}
            maxLength={longest}
            placeholder={say.replyHint}
          />
        )}
      </Field>
      <PicturePicker pictures={pictures} onChange={setPictures} send={upload} most={mostPictures} compact />
      <div className="ticket-acts">
        <Button kind="quiet" busy={busy === 'close'} onClick={() => void close()}>
          {say.close}
        </Button>
        <Button
          type="submit"
          kind="filled"
          busy={busy === 'reply'}
          waiting={pictures.some(({ id }) => id === null)}
        >
          {say.sendReply}
        </Button>
      </div>
    </form>
  )
}
