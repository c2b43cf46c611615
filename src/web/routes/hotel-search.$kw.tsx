import { createFileRoute } from '@tanstack/react-router'
import { isSlug } from '../address-parts.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/hotel-search/$kw')({
  loader: ({ params, context }) => (isSlug(params.kw) ? null : pageNotFound(context, 'invalid')),
  head: notBuiltHead('hotel-search-kw'),
  component: () => <NotBuilt page="hotel-search-kw" />,
})
