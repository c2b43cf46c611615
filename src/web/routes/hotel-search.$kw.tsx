import { createFileRoute, redirect } from '@tanstack/react-router'
import { isPlaceSlug, isSlug } from '../address-parts.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/hotel-search/$kw')({
  loader: ({ params: { kw }, context }) => {
    if (!isSlug(kw)) return pageNotFound(context, 'invalid')
    // A place's name begins with its part of the world; a country's does not, and has a page of its own.
    if (!isPlaceSlug(kw)) throw redirect({ to: '/counties/$kw', params: { kw }, statusCode: 301 })
    return null
  },
  head: notBuiltHead('hotel-search-kw'),
  component: () => <NotBuilt page="hotel-search-kw" />,
})
