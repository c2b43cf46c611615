import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { changeSubscription } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { newsletterWords } from '#words/site/newsletter.ts'
import { useRequest } from '../page/use-page.ts'
import type { NewsletterOutcome, NewsletterQuery } from './newsletter-query.ts'
import './newsletter.css'
import { warnIncomplete } from '#ui/fields/use-form.ts'

/**
 * Subscribing, confirming and leaving. A press does it, not the visit: programs that look through mails follow every
 * link. The forms are plain ones, which a living page sends by itself.
 */
export function NewsletterPage({ query }: { query: NewsletterQuery }) {
  const { locale } = useRequest()
  const say = newsletterWords(locale)
  const [outcome, setOutcome] = useState<NewsletterOutcome | undefined>(query.state)
  if (outcome) return <Outcome outcome={outcome} onOutcome={setOutcome} />
  if (query.unsubscribe)
    return (
      <Text title={say.leaveTitle} text={say.leaveText}>
        <Press action="unsubscribe" token={query.unsubscribe} label={say.leave} onOutcome={setOutcome} />
      </Text>
    )
  if (query.confirm)
    return (
      <Text title={say.confirmTitle} text={say.confirmText}>
        <Press action="confirm" token={query.confirm} label={say.confirm} onOutcome={setOutcome} />
      </Text>
    )
  return (
    <Text title={say.title} text={say.lead}>
      <Subscribe onOutcome={setOutcome} />
    </Text>
  )
}

type Told = { onOutcome: (outcome: NewsletterOutcome) => void }

function Outcome({ outcome, onOutcome }: Told & { outcome: NewsletterOutcome }) {
  const { locale } = useRequest()
  const say = newsletterWords(locale)
  const texts: Record<NewsletterOutcome, readonly [title: string, text: string]> = {
    pending: [say.pendingTitle, say.pending],
    subscribed: [say.subscribedTitle, say.subscribed],
    unsubscribed: [say.unsubscribedTitle, say.unsubscribed],
    expired: [say.expiredTitle, say.expired],
    email: [say.emailTitle, say.emailWrong],
    too_many: [say.tooManyTitle, say.tooMany],
  }
  const [title, text] = texts[outcome]
  const canAsk = outcome === 'expired' || outcome === 'email'
  return (
    <Text title={title} text={text}>
      {canAsk ? (
        <Subscribe onOutcome={onOutcome} />
      ) : (
        <Link to="/" className={buttonClass()}>
          {say.home}
        </Link>
      )}
    </Text>
  )
}

function Text({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap plain-page">
      <div className="newsletter-page" aria-live="polite">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </main>
  )
}

/** How a form came out, told in place; where no answer came, the form stays. */
function useChange({ onOutcome }: Told) {
  const { call } = useRequest()
  const [busy, setBusy] = useState(false)
  const change = async (input: Parameters<typeof call<typeof changeSubscription>>[1]) => {
    if (busy) return
    setBusy(true)
    const answer = await call(changeSubscription, input, { quiet: true }).catch(() => null)
    setBusy(false)
    if (!answer) return
    if (succeeded(answer)) onOutcome(answer.data.state)
    else if (answer.data.reason === 'too_many') onOutcome('too_many')
    else onOutcome(answer.data.reason === 'link_invalid' ? 'expired' : 'email')
  }
  return { busy, change }
}

type PressProps = Told & { action: 'confirm' | 'unsubscribe'; token: string; label: string }

function Press({ action, token, label, onOutcome }: PressProps) {
  const { locale } = useRequest()
  const { busy, change } = useChange({ onOutcome })
  return (
    <form
      method="post"
      action={joinLocale('/newsletter', locale)}
      onSubmit={(event) => {
        event.preventDefault()
        void change({ action, token })
      }}
    >
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" kind="filled" busy={busy}>
        {label}
      </Button>
    </form>
  )
}

function Subscribe({ onOutcome }: Told) {
  const { locale } = useRequest()
  const say = newsletterWords(locale)
  const { busy, change } = useChange({ onOutcome })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    void change({ action: 'subscribe', email })
  }
  return (
    <form method="post" action={joinLocale('/newsletter', locale)} onSubmit={send}>
      <input type="hidden" name="action" value="subscribe" />
      <Field label={say.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={320}
            required
            onInvalid={() => warnIncomplete(locale)}
          />
        )}
      </Field>
      <Button type="submit" kind="filled" busy={busy}>
        {say.subscribe}
      </Button>
    </form>
  )
}
