import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/integral')({
  head: notBuiltHead('center-integral'),
  component: () => <NotBuilt page="center-integral" />,
})
