import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../errors/page-not-found.ts'
import { NotBuiltText, notBuiltHead } from '../not-built/not-built.tsx'
import { isId } from '../path-params.ts'

export const Route = createFileRoute('/center/detail/$id')({
  loader: ({ params, context }) => (isId(params.id) ? null : pageNotFound(context, 'invalid')),
  head: notBuiltHead('center-detail-id'),
  component: () => <NotBuiltText page="center-detail-id" />,
})
