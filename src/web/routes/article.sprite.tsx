import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt, notBuiltHead } from '../not-built/not-built.tsx'

export const Route = createFileRoute('/article/sprite')({
  head: notBuiltHead('article-sprite'),
  component: () => <NotBuilt page="article-sprite" />,
})
