import { createFileRoute } from '@tanstack/react-router'
import { isArticleId } from '../address-parts.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/article/via/$id')({
  loader: ({ params, context }) => (isArticleId(params.id) ? null : pageNotFound(context, 'invalid')),
  head: notBuiltHead('article-via-id'),
  component: () => <NotBuilt page="article-via-id" />,
})
