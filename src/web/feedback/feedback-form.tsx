import { useRef, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { sendFeedback, showFeedbackState, uploadFile } from '#contract/endpoints.ts'
import type { FeedbackTopic } from '#contract/feedback.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea, TextInput } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { WarningIcon } from '#ui/icons/icons.ts'
import { formatCount } from '#words/format.ts'
import { topicWords } from '#words/support/feedback.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { emailFault } from '../newsletter/newsletter-email.ts'
import { useAlive, useRequest } from '../page/use-page.ts'
import { PicturePicker } from '../uploads/picture-picker.tsx'
import { type AddedPicture, type SendPicture, sentPictures } from '../uploads/use-pictures.ts'
import { type FeedbackQuery, firstTopic, subjectOf, topics } from './feedback-query.ts'
import { SubjectCard } from './subject-card.tsx'

const longest = 5000
const mostPictures = 4

type Props = { query: FeedbackQuery; onSent: (ticket: string) => void }

export function FeedbackForm({ query, onSent }: Props) {
  const { call, locale } = useRequest()
  const say = feedbackPageWords(locale)
  const user = useUser()
  const alive = useAlive()
  const upload = useVisitorsUpload()
  const [busy, setBusy] = useState(false)
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([])
  const [about, setAbout] = useState(query.i)
  const subject = subjectOf(about)
  const first = { topic: firstTopic(query) as string, text: '', email: '' }
  const { form, values, faults, field } = useForm(first, (typed) => ({
    topic: typed.topic ? undefined : say.topicMissing,
    text: typed.text.trim() ? undefined : say.textMissing,
    email: user ? undefined : (emailFault(typed.email, locale) ?? undefined),
  }))
  const send = async (element: HTMLFormElement) => {
    const fault = form.firstFault()
    if (fault) {
      warnIncomplete(locale)
      element.querySelector<HTMLElement>(`[name=${fault}]`)?.focus()
      return
    }
    setBusy(true)
    const { topic, text, email } = values
    const answer = await call(sendFeedback, {
      topic: topic as FeedbackTopic,
      text,
      ...(about ? { about } : {}),
      ...(email.trim() ? { email: email.trim() } : {}),
      files: sentPictures(pictures),
      ...(upload.ticket() ? { ticket: upload.ticket()! } : {}),
    }).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) onSent(answer.data.ticket)
    else if (answer) form.refuse((answer.data as { fields?: Record<string, string> }).fields ?? {})
  }
  return (
    <form
      className="pane feedback-form"
      method="post"
      action={joinLocale('/feedback', locale)}
      // Without scripts the browser's own checks are all there are.
      noValidate={alive}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <fieldset className="feedback-topics" aria-describedby="topic-fault">
        <legend>{say.topic}</legend>
        {topics.map((topic) => (
          <label key={topic} className="chip">
            <input
              type="radio"
              name="topic"
              value={topic}
              required
              checked={values.topic === topic}
              onChange={() => form.change('topic', topic)}
            />
            {topicWords(locale)[topic]}
          </label>
        ))}
        <p id="topic-fault" className="field-note field-error" aria-live="polite">
          {faults.topic && (
            <>
              <WarningIcon />
              {faults.topic}
            </>
          )}
        </p>
      </fieldset>
      {about && <input type="hidden" name="about" value={about} />}
      {subject && (
        <div className="field">
          <span className="field-label">
            {{ order: say.aboutOrder, hotel: say.aboutHotel, page: say.aboutPage }[subject.kind]}
            <small>{say.fromPage}</small>
          </span>
          <SubjectCard
            subject={subject}
            action={
              <Button kind="quiet" size="small" onClick={() => setAbout(undefined)}>
                {say.leaveOut}
              </Button>
            }
          />
        </div>
      )}
      <Field
        label={
          <>
            {say.text}
            <small className="feedback-count">
              {say.counted(formatCount(values.text.length, locale), formatCount(longest, locale))}
            </small>
          </>
        }
        error={faults.text}
      >
        {(control) => <TextArea {...control} {...field('text')} rows={6} maxLength={longest} required />}
      </Field>
      <div className="needs-js">
        <PicturePicker pictures={pictures} onChange={setPictures} send={upload.send} most={mostPictures} />
      </div>
      {user && !faults.email ? (
        <p className="feedback-to">{say.answerTo(user.account ?? '')}</p>
      ) : (
        <Field label={say.email} hint={say.emailHint} error={faults.email} className="feedback-email">
          {(control) => (
            <TextInput {...control} {...field('email')} type="email" autoComplete="email" required />
          )}
        </Field>
      )}
      <Button type="submit" kind="filled" busy={busy} waiting={pictures.some(({ id }) => id === null)}>
        {say.send}
      </Button>
    </form>
  )
}

/** A visitor's pictures come under a ticket of this form, asked for when the first of them is added. */
function useVisitorsUpload() {
  const { call } = useRequest()
  const user = useUser()
  const ticket = useRef<string | undefined>(undefined)
  const send: SendPicture = async (file) => {
    if (!user && !ticket.current) {
      const state = await call(showFeedbackState, {}, { quiet: true })
      if (!succeeded(state)) return null
      ticket.current = state.data.ticket
    }
    return call(uploadFile, { file, ...(ticket.current ? { ticket: ticket.current } : {}) }, { quiet: true })
  }
  return { send, ticket: () => ticket.current }
}
