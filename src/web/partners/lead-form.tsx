import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { sendPartnerLead } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea, TextInput } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { partnerWords } from '#words/site/partner.ts'
import { useAlive, useRequest } from '../page/use-page.ts'
import type { LeadQuery } from './lead-query.ts'
import { emptyLead, leadFaults } from './lead-rules.ts'

/** A hotel tells about itself. */
export function LeadForm({ query }: { query: LeadQuery }) {
  const { call, locale } = useRequest()
  const alive = useAlive()
  const say = partnerWords(locale)
  const [busy, setBusy] = useState(false)
  const [number, setNumber] = useState<string | null>(query.sent ?? null)
  const { form, values, faults, field } = useForm(emptyLead, (typed) => leadFaults(typed, locale))
  const send = async (element: HTMLFormElement) => {
    const fault = form.firstFault()
    if (fault) {
      warnIncomplete(locale)
      element.querySelector<HTMLElement>(`[name=${fault}]`)?.focus()
      return
    }
    setBusy(true)
    const answer = await call(sendPartnerLead, { ...values, rooms: Number(values.rooms) }).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) setNumber(answer.data.ticket)
    else if (answer) form.refuse((answer.data as { fields?: Record<string, string> }).fields ?? {})
  }
  if (number)
    return (
      <div className="pane lead-done" role="status">
        <h3>{say.doneTitle}</h3>
        <p>{say.doneText(number)}</p>
        <Button
          onClick={() => {
            form.reset(emptyLead)
            setNumber(null)
          }}
        >
          {say.another}
        </Button>
      </div>
    )
  return (
    <form
      className="pane lead-form"
      method="post"
      action={joinLocale('/partner', locale)}
      // Without scripts the browser's own checks are all there are.
      noValidate={alive}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {query.fault && (
        <p className="lead-fault" role="alert">
          {say[query.fault]}
        </p>
      )}
      <Field label={say.hotel} error={faults.hotel}>
        {(control) => (
          <TextInput {...control} {...field('hotel')} required maxLength={120} autoComplete="organization" />
        )}
      </Field>
      <div className="lead-pair">
        <Field label={say.city} error={faults.city}>
          {(control) => (
            <TextInput
              {...control}
              {...field('city')}
              required
              maxLength={80}
              autoComplete="address-level2"
            />
          )}
        </Field>
        <Field label={say.rooms} error={faults.rooms}>
          {(control) => (
            <TextInput {...control} {...field('rooms')} required inputMode="numeric" maxLength={5} />
          )}
        </Field>
      </div>
      <Field label={say.name} error={faults.name}>
        {(control) => (
          <TextInput {...control} {...field('name')} required maxLength={80} autoComplete="name" />
        )}
      </Field>
      <div className="lead-pair">
        <Field label={say.email} error={faults.email}>
          {(control) => (
            <TextInput {...control} {...field('email')} required type="email" autoComplete="email" />
          )}
        </Field>
        <Field label={say.phone} hint={say.phoneHint} error={faults.phone}>
          {(control) => <TextInput {...control} {...field('phone')} required type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field label={say.text} hint={say.textHint} error={faults.text}>
        {(control) => <TextArea {...control} {...field('text')} required rows={4} maxLength={5000} />}
      </Field>
      <Button type="submit" kind="filled" busy={busy}>
        {say.send}
      </Button>
    </form>
  )
}
