import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/')({
  head: notBuiltHead('center'),
  component: () => <NotBuilt page="center" />,
})
