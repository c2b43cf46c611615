import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/collect')({
  head: notBuiltHead('center-collect'),
  component: () => <NotBuilt page="center-collect" />,
})
