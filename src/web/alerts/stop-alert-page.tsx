import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { stopAlert } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { alertWords } from '#words/saved/alerts.ts'
import { useRequest } from '../page/use-page.ts'

/**
 * The page behind the link of an email. A press stops the alert, not the visit: programs that check mails follow every
 * link.
 */
export function StopAlertPage() {
  const { call, locale } = useRequest()
  const say = alertWords(locale)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ name: string | null } | null>(null)
  const stop = async () => {
    setBusy(true)
    const token = location.hash.slice(1) || '-'
    const answer = await call(stopAlert, { token }, { quiet: true }).catch(() => null)
    setBusy(false)
    if (answer) setOutcome({ name: succeeded(answer) ? answer.data.name : null })
  }
  return (
    <main id="main" className="wrap plain-page">
      <div className="undo-change" aria-live="polite">
        <h1>{say.stopTitle}</h1>
        {outcome ? (
          <>
            <p>{outcome.name === null ? say.stopInvalid : say.stopDone(outcome.name)}</p>
            <p>{say.stopAgain}</p>
            <Link to="/center/alerts" className={buttonClass()}>
              {say.toAlerts}
            </Link>
          </>
        ) : (
          <>
            <p>{say.stopLead}</p>
            <Button kind="filled" busy={busy} onClick={() => void stop()}>
              {say.stopAction}
            </Button>
          </>
        )}
      </div>
    </main>
  )
}
