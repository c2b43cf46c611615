import { type FormEvent, useId, useState } from 'react'
import type { AgentProgramme } from '#contract/agents.ts'
import { type Failure, succeeded } from '#contract/endpoint.ts'
import { applyAsAgent } from '#contract/endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import type { Faults } from '#ui/fields/form-state.ts'
import { TextArea, TextInput } from '#ui/fields/text-input.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { WarningIcon } from '#ui/icons/icons.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { NamedLink } from '../page/named-link.tsx'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

type Props = { programme: AgentProgramme; onApplied: () => void }

/** Four answers; the statement is accepted in the version that is in force. */
export function ApplyForm({ programme: { statement, state, reason }, onApplied }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const call = useSignedCall()
  const noteId = useId()
  const [busy, setBusy] = useState(false)
  const { form, values, faults, field } = useForm<Application>(emptyApplication, (typed) =>
    applicationFaults(typed, locale),
  )
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = form.firstFault()
    if (busy) return
    if (wrong) {
      warnIncomplete(locale)
      return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    }
    setBusy(true)
    const { name, payout, channel } = values
    const prompt = { lead: centreWords(locale).expired }
    const answer = await call(applyAsAgent, { name, payout, channel, statement }, { prompt }).catch(
      () => null,
    )
    setBusy(false)
    if (answer && !succeeded(answer)) form.refuse((answer as Failure).data.fields ?? {})
    // Also where the statement has changed, or another tab was quicker: the page then shows what is true.
    if (answer) onApplied()
  }
  return (
    <form className="pane apply-form" noValidate onSubmit={send}>
      <div>
        <h2 className="apply-title">{state === 'refused' ? say.refusedTitle : say.apply}</h2>
        {state === 'refused' && reason && <p className="apply-reason">{reason}</p>}
        <p className="apply-text">{state === 'refused' ? say.refusedText : say.applyText}</p>
      </div>
      <div className="apply-form-pair">
        <Field label={say.name} error={faults.name}>
          {(control) => (
            <TextInput
              {...control}
              {...field('name')}
              maxLength={longest.name}
              autoComplete="name"
              placeholder={say.namePlace}
            />
          )}
        </Field>
        <Field label={say.payoutTo} error={faults.payout}>
          {(control) => (
            <TextInput
              {...control}
              {...field('payout')}
              maxLength={longest.payout}
              autoComplete="off"
              placeholder={say.payoutPlace}
            />
          )}
        </Field>
      </div>
      <Field label={say.channel} error={faults.channel}>
        {(control) => (
          <TextArea
            {...control}
            {...field('channel')}
            rows={3}
            maxLength={longest.channel}
            placeholder={say.channelPlace}
          />
        )}
      </Field>
      <div className="field">
        <Checkbox
          name="accepted"
          value="yes"
          checked={values.accepted !== ''}
          onChange={({ target }) => form.change('accepted', target.checked ? 'yes' : '')}
          aria-describedby={faults.accepted ? noteId : undefined}
          aria-invalid={faults.accepted ? true : undefined}
          label={
            <>
              {say.accept}
              <NamedLink to="docs-agentstatement" className="link" newTab>
                {say.statementName}
              </NamedLink>
              {say.statementVersion(statement)}
            </>
          }
        />
        <div id={noteId} aria-live="polite">
          {faults.accepted && (
            <p className="field-note field-error">
              <WarningIcon />
              {faults.accepted}
            </p>
          )}
        </div>
      </div>
      <Button type="submit" kind="filled" size="large" busy={busy}>
        {say.send}
      </Button>
    </form>
  )
}

type Application = { name: string; payout: string; channel: string; accepted: string }

const emptyApplication: Application = { name: '', payout: '', channel: '', accepted: '' }
const longest = { name: 80, payout: 200, channel: 200 } as const

/** An error message per missing field. */
function applicationFaults(values: Application, locale: Locale): Faults<Application> {
  const say = agentWords(locale)
  return {
    name: values.name.trim() ? undefined : say.nameMissing,
    payout: values.payout.trim() ? undefined : say.payoutMissing,
    channel: values.channel.trim() ? undefined : say.channelMissing,
    accepted: values.accepted ? undefined : say.acceptMissing,
  }
}
