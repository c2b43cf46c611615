import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../errors/page-not-found.ts'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'
import { isDocument } from '../path-params.ts'

export const Route = createFileRoute('/docs/$name')({
  loader: ({ params, context }) => (isDocument(params.name) ? null : pageNotFound(context, 'invalid')),
  head: (at) => notBuiltHead(pageOf(at.params.name))(at),
  component: Document,
})

const pageOf = (name: string) => (isDocument(name) ? (`docs-${name}` as const) : 'docs-about')

function Document() {
  return <NotBuilt page={pageOf(Route.useParams().name)} />
}
