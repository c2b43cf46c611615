import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltText, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/feedback')({
  head: notBuiltHead('center-feedback'),
  component: () => <NotBuiltText page="center-feedback" />,
})
