import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltText, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/integral')({
  head: notBuiltHead('center-integral'),
  component: () => <NotBuiltText page="center-integral" />,
})
