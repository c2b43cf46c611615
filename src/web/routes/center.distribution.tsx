import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/distribution')({
  head: notBuiltHead('center-distribution'),
  component: () => <NotBuilt page="center-distribution" />,
})
