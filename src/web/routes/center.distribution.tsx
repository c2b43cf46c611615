import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltText, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/distribution')({
  head: notBuiltHead('center-distribution'),
  component: () => <NotBuiltText page="center-distribution" />,
})
