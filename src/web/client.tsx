import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchTraversals } from '#ui/overlays/overlay-history.ts'
import { nextTask } from '#ui/scheduling.ts'
import { getRouter } from './router.tsx'

watchTraversals()

// Scripts are read, the router is made and hydration begins in tasks of their own: in one they hold a phone for a sixth of a second.
nextTask(() => {
  const router = getRouter()
  nextTask(() => hydrate(router))
})

/** The framework's own start brings a client for server functions along, which this site does not have. */
const hydrate = (router: ReturnType<typeof getRouter>) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
