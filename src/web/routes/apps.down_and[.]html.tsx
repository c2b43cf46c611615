import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/apps/down_and.html')({
  head: notBuiltHead('apps-down-and'),
  component: () => <NotBuilt page="apps-down-and" />,
})
