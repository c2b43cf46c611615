import { type FormEvent, useId, useState } from 'react'
import { changeSubscription } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { warnIncomplete } from '#ui/fields/use-form.ts'
import { WarningIcon } from '#ui/icons/icons.ts'
import { footerWords } from '#words/site/footer.ts'
import { useAlive, useRequest } from '../page/use-page.ts'
import { emailFault, refusedEmail } from './newsletter-email.ts'

/** In a living page the answer is a sentence; without scripts it is the newsletter's own page. */
export function Newsletter() {
  const { call, locale } = useRequest()
  const say = footerWords(locale)
  const id = useId()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const alive = useAlive()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const found = emailFault(email, locale)
    setFault(found)
    if (found) return warnIncomplete(locale)
    if (busy) return
    setBusy(true)
    const answer = await call(changeSubscription, { action: 'subscribe', email: email.trim() }).catch(
      () => null,
    )
    setBusy(false)
    setFault(refusedEmail(answer))
    if (answer?.code === 1) setEmail('')
  }
  return (
    <form
      className="newsletter"
      method="post"
      action={joinLocale('/newsletter', locale)}
      noValidate={alive}
      onSubmit={send}
    >
      <input type="hidden" name="action" value="subscribe" />
      <h2 className="footer-title">{say.letter}</h2>
      <p className="footer-small">{say.letterLead}</p>
      <div className="newsletter-row">
        <label className="sr-only" htmlFor={id}>
          {say.email}
        </label>
        <TextInput
          low
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={say.email}
          required
          maxLength={320}
          value={email}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          onChange={(event) => {
            setEmail(event.target.value)
            if (fault) setFault(emailFault(event.target.value, locale))
          }}
          onBlur={() => email && setFault(emailFault(email, locale))}
        />
        <Button type="submit" busy={busy}>
          {say.subscribe}
        </Button>
      </div>
      <p id={`${id}-fault`} className="field-note field-error" aria-live="polite">
        {fault && (
          <>
            <WarningIcon />
            {fault}
          </>
        )}
      </p>
    </form>
  )
}
