import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/hotels/inquiryfee')({
  head: notBuiltHead('hotels-inquiryfee'),
  component: () => <NotBuilt page="hotels-inquiryfee" />,
})
