import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/hreserve')({
  head: notBuiltHead('hreserve'),
  component: () => <NotBuilt page="hreserve" />,
})
