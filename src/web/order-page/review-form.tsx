import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { reviewStay } from '#contract/endpoints.ts'
import type { TravellerKind } from '#contract/reviews.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea, TextInput } from '#ui/fields/text-input.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { reviewFormWords } from '#words/hotels/review-form.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { PicturePicker } from '../uploads/picture-picker.tsx'
import { type AddedPicture, sentPictures, useSignedUpload } from '../uploads/use-pictures.ts'
import { CategoryScores, type Scores } from './category-scores.tsx'
import { ScoreChoice } from './score-choice.tsx'
import './review-form.css'
import { warnIncomplete } from '#ui/fields/use-form.ts'

const kinds = ['solo', 'couple', 'family', 'friends', 'business'] as const satisfies readonly TravellerKind[]

const mostPictures = 8

/** Score, words and pictures of a stay. */
export function ReviewForm({ orderId, onSent }: { orderId: string; onSent: () => void }) {
  const { locale } = useRequest()
  const say = reviewFormWords(locale)
  const signedCall = useSignedCall()
  const upload = useSignedUpload()
  const [busy, setBusy] = useState(false)
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([])
  const [scores, setScores] = useState<Scores>({})
  const { form, values, faults, field } = useForm({ score: '', title: '', text: '', kind: '' }, (typed) => ({
    score: typed.score ? undefined : say.scoreMissing,
    title: typed.title.trim() ? undefined : say.headlineMissing,
    text: typed.text.trim() ? undefined : say.wordsMissing,
  }))
  const send = async (element: HTMLFormElement) => {
    const fault = form.firstFault()
    if (fault) {
      warnIncomplete(locale)
      element.querySelector<HTMLElement>(`[name=${fault}]`)?.focus()
      return
    }
    setBusy(true)
    const { title, text, kind } = values
    const answer = await signedCall(
      reviewStay,
      {
        id: orderId,
        score: Number(values.score),
        title,
        text,
        ...(kind ? { kind: kind as TravellerKind } : {}),
        ...(Object.keys(scores).length > 0 ? { scores } : {}),
        files: sentPictures(pictures),
      },
      { prompt: { lead: centreWords(locale).expired } },
    ).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) onSent()
    else if (answer) form.refuse((answer.data as { fields?: Record<string, string> }).fields ?? {})
  }
  const names = {
    solo: say.alone,
    couple: say.couple,
    family: say.family,
    friends: say.friends,
    business: say.business,
  }
  return (
    <form
      className="review-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <ScoreChoice
        score={Number(values.score)}
        error={faults.score}
        onChoose={(score) => form.change('score', String(score))}
      />
      <CategoryScores scores={scores} onChange={setScores} />
      <Field label={say.headline} error={faults.title}>
        {(control) => <TextInput {...control} {...field('title')} maxLength={120} />}
      </Field>
      <Field label={say.words} hint={say.wordsHint} error={faults.text}>
        {(control) => <TextArea {...control} {...field('text')} rows={4} maxLength={4000} />}
      </Field>
      <fieldset className="own-review-kinds">
        <legend>{say.travelled}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="chip">
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={values.kind === kind}
              onChange={() => form.change('kind', kind)}
            />
            {names[kind]}
          </label>
        ))}
      </fieldset>
      <PicturePicker pictures={pictures} onChange={setPictures} send={upload} most={mostPictures} />
      <Button type="submit" kind="filled" busy={busy} waiting={pictures.some(({ id }) => id === null)}>
        {say.send}
      </Button>
    </form>
  )
}
