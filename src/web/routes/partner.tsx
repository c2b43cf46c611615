import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/partner')({
  head: notBuiltHead('partner'),
  component: () => <NotBuilt page="partner" />,
})
