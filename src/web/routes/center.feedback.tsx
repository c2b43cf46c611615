import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/feedback')({
  head: notBuiltHead('center-feedback'),
  component: () => <NotBuilt page="center-feedback" />,
})
