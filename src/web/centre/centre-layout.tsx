import { Outlet, useMatches } from '@tanstack/react-router'
import { Activity, useEffect, useState } from 'react'
import { centreWords } from '#words/centre.ts'
import { door } from '../accounts/door.ts'
import { isLeaving } from '../shell/leaving.ts'
import { useAlive, useRequest } from '../shell/use-shell.ts'
import { useStored, useUser } from '../store/use-stored.ts'
import { CentreRail } from './centre-rail.tsx'
import { CentreVisitor } from './centre-visitor.tsx'

/**
 * Around every page of the centre. A visitor is asked to sign in. A guest whose session has ended meanwhile is asked
 * again, and the page waits as it was: what was typed stays, and nothing personal is to be seen without a session.
 */
export function CentreLayout() {
  const { locale } = useRequest()
  const say = centreWords(locale)
  const alive = useAlive()
  const user = useUser()
  const isAsking = useStored('join_layer') === 1
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  const owner = user ?? last
  const isShown = owner !== null && (user !== null || isAsking)

  const hasUser = user !== null
  const hadUser = last !== null
  useEffect(() => {
    if (alive && !hasUser && !isLeaving()) void door.ask({ lead: hadUser ? say.expired : say.toSee })
  }, [alive, hasUser, hadUser, say])

  const isLost = useMatches().some(({ status }) => status === 'notFound')
  if (isLost) return <Outlet />
  return (
    <main id="main" className="wrap centre">
      {owner && (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <CentreRail />
          <div className="centre-page" key={owner.id}>
            <Outlet />
          </div>
        </Activity>
      )}
      {!isShown && <CentreVisitor />}
    </main>
  )
}
