import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { watchTraversals } from './ui/overlay-history.ts'

watchTraversals()
// The framework's own start brings a client for server functions along, which this site does not have.
const router = getRouter()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
