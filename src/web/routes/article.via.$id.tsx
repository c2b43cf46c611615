import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../errors/page-not-found.ts'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'
import { isArticleId } from '../path-params.ts'

export const Route = createFileRoute('/article/via/$id')({
  loader: ({ params, context }) => (isArticleId(params.id) ? null : pageNotFound(context, 'invalid')),
  head: notBuiltHead('article-via-id'),
  component: () => <NotBuilt page="article-via-id" />,
})
