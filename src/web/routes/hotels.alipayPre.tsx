import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/hotels/alipayPre')({
  head: notBuiltHead('hotels-alipayPre'),
  component: () => <NotBuilt page="hotels-alipayPre" />,
})
