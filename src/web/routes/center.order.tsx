import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltText, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/order')({
  head: notBuiltHead('center-order'),
  component: () => <NotBuiltText page="center-order" />,
})
