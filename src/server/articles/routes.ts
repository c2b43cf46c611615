import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { listArticles } from './list-articles.ts'
import type { ArticleWorld } from './open-articles.ts'
import { showArticle } from './show-article.ts'

export const articleRoutes = (world: ArticleWorld) => [
  bind(endpoints.listArticles, (input, { locale }) => listArticles(world, input, locale)),
  bind(endpoints.showArticle, (input, { locale }) => showArticle(world, input, locale)),
]
