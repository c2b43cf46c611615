import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/order')({
  head: notBuiltHead('center-order'),
  component: () => <NotBuilt page="center-order" />,
})
