import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltText, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/center/collect')({
  head: notBuiltHead('center-collect'),
  component: () => <NotBuiltText page="center-collect" />,
})
