import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { stopPriceAlerts } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { useRequest } from '../page/use-page.ts'

/** Where the link of a letter leads. A press ends the letters, not the visit: programs that check mails follow every link. */
export function StopAlerts() {
  const { call, locale } = useRequest()
  const say = favouriteWords(locale)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ list: string | null } | null>(null)
  const stop = async () => {
    setBusy(true)
    const token = location.hash.slice(1) || '-'
    const answer = await call(stopPriceAlerts, { token }, { quiet: true }).catch(() => null)
    setBusy(false)
    if (answer) setOutcome({ list: succeeded(answer) ? answer.data.name : null })
  }
  return (
    <main id="main" className="wrap plain-page">
      <div className="undo-change" aria-live="polite">
        <h1>{say.stopTitle}</h1>
        {outcome ? (
          <>
            <p>{outcome.list === null ? say.stopInvalid : say.stopped(outcome.list)}</p>
            <p>{say.stoppedAgain}</p>
            <Link to="/center/collect" className={buttonClass()}>
              {say.toFavourites}
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
