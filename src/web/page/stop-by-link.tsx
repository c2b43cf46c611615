import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'

type Props = {
  title: string
  lead: string
  action: string
  /** The name of what was stopped; null for a link that is no longer valid. */
  stop: (token: string) => Promise<string | null>
  stopped: (name: string) => string
  invalid: string
  /** Shown below: the next step. */
  children: ReactNode
}

/**
 * The page behind the link of an email that ends such emails. A press stops them, not the visit: programs that check
 * emails follow every link.
 */
export function StopByLink({ title, lead, action, stop, stopped, invalid, children }: Props) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ name: string | null } | null>(null)
  const press = async () => {
    setBusy(true)
    // Without an answer the button stays, to be pressed again.
    const name = await stop(location.hash.slice(1) || '-').catch(() => undefined)
    setBusy(false)
    if (name !== undefined) setOutcome({ name })
  }
  return (
    <main id="main" className="wrap plain-page">
      <div className="undo-change" aria-live="polite">
        <h1>{title}</h1>
        {outcome ? (
          <>
            <p>{outcome.name === null ? invalid : stopped(outcome.name)}</p>
            {children}
          </>
        ) : (
          <>
            <p>{lead}</p>
            <Button kind="filled" busy={busy} onClick={() => void press()}>
              {action}
            </Button>
          </>
        )}
      </div>
    </main>
  )
}
