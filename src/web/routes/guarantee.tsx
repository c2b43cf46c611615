import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/guarantee')({
  head: notBuiltHead('guarantee'),
  component: () => <NotBuilt page="guarantee" />,
})
