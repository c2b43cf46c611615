import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { listArticles } from './list-articles.ts'
import type { ArticleContext } from './open-articles.ts'
import { showArticle } from './show-article.ts'

export const articleRoutes = (context: ArticleContext) => [
  bind(endpoints.listArticles, (input, { locale }) => listArticles(context, input, locale)),
  bind(endpoints.showArticle, (input, { locale }) => showArticle(context, input, locale)),
]
