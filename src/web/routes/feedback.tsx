import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/feedback')({
  head: notBuiltHead('feedback'),
  component: () => <NotBuilt page="feedback" />,
})
