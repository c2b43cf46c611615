import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/sockets')({
  head: notBuiltHead('sockets'),
  component: () => <NotBuilt page="sockets" />,
})
