import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/apps/down_ios.html')({
  head: notBuiltHead('apps-down-ios'),
  component: () => <NotBuilt page="apps-down-ios" />,
})
