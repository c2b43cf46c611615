import { Activity, createContext, type ReactNode, use, useEffect, useState } from 'react'
import { centreWords } from '#words/accounts/centre.ts'
import type { KnownUser } from '../browser-state/session.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { useAlive, useRequest } from '../page/use-page.ts'
import { signInPrompt } from '../sign-in/sign-in-prompt.ts'
import { CentreVisitor } from './centre-visitor.tsx'
import { isLeaving } from './leave-session.ts'

type Props = { className: string; before?: ReactNode; children: ReactNode }

/**
 * Around every page that belongs to a guest. A visitor is asked to sign in. A guest whose session has expired is asked
 * again while the page stays mounted but hidden, so that typed text survives.
 */
export function OwnerGate({ className, before, children }: Props) {
  const { locale } = useRequest()
  const say = centreWords(locale)
  const alive = useAlive()
  const user = useUser()
  const [last, setLast] = useState(user)
  const [isAway, setAway] = useState(false)
  if (user && user !== last) setLast(user)
  if (user && isAway) setAway(false)
  const owner = user ?? last
  const isShown = owner !== null && (user !== null || !(isAway || isLeaving()))

  const hasUser = user !== null
  const hadUser = last !== null
  useEffect(() => {
    if (!alive || hasUser || isLeaving()) return
    void signInPrompt
      .ask({ lead: hadUser ? say.expired : say.toSee })
      .then((signedIn) => signedIn || setAway(true))
  }, [alive, hasUser, hadUser, say])

  return (
    <main id="main" className={`wrap ${className}`}>
      {owner && (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          {before}
          <div className="centre-page" key={owner.id}>
            <Owner value={owner}>{children}</Owner>
          </div>
        </Activity>
      )}
      {!isShown && <CentreVisitor />}
    </main>
  )
}

const Owner = createContext<KnownUser | null>(null)

/** The owner of the page; unchanged while the guest signs in again, so that a form survives an expired session. */
export function useOwner(): KnownUser {
  const owner = use(Owner)
  if (!owner) throw new Error('A page of the centre stands outside it.')
  return owner
}
