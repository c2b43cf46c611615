import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/traces')({
  head: notBuiltHead('center-traces'),
  component: () => <NotBuilt page="center-traces" />,
})
