import { type ReactNode, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { undoContact } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { undoLoginChangeWords } from '#words/accounts/undo-login-change.ts'
import { useRequest } from '../page/use-page.ts'
import { modes, signInPrompt } from './sign-in-prompt.ts'

type Outcome = { state: 'asked' } | { state: 'done'; account: string } | { state: 'dead' }

/** A press undoes it, not the visit: programs that look through mails follow every link. */
export function UndoLoginChange({ support }: { support: string }) {
  const { locale, call } = useRequest()
  const say = undoLoginChangeWords(locale)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asked' })
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    if (busy) return
    setBusy(true)
    const answer = await call(undoContact, { token: location.hash.slice(1) || '-' }).catch(() => null)
    setBusy(false)
    if (!answer) return
    if (succeeded(answer)) setOutcome({ state: 'done', account: answer.data.account })
    else if (answer.code === 400) setOutcome({ state: 'dead' })
  }
  if (outcome.state === 'done')
    return (
      <Text title={say.doneTitle} paragraphs={[say.done(outcome.account)]}>
        <Button
          kind="filled"
          onClick={() => void signInPrompt.ask({ mode: modes.reset, lead: say.passwordLead })}
        >
          {say.setPassword}
        </Button>
      </Text>
    )
  if (outcome.state === 'dead') return <Text title={say.deadTitle} paragraphs={[say.dead(support)]} />
  return (
    <Text title={say.title} paragraphs={[say.lead, say.effects]}>
      <Button kind="filled" busy={busy} onClick={undo}>
        {say.undo}
      </Button>
    </Text>
  )
}

type TextProps = { title: string; paragraphs: readonly string[]; children?: ReactNode }

function Text({ title, paragraphs, children }: TextProps) {
  return (
    <main id="main" className="wrap plain-page">
      <div className="undo-change" aria-live="polite">
        <h1>{title}</h1>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
      </div>
    </main>
  )
}
