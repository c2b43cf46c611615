import { createFileRoute } from '@tanstack/react-router'
import { isId } from '../address-parts.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/hotels/$id')({
  loader: ({ params, context }) => (isId(params.id) ? null : pageNotFound(context, 'invalid')),
  head: notBuiltHead('hotels-id'),
  component: () => <NotBuilt page="hotels-id" />,
})
