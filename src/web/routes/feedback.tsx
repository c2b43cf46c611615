import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { pageNames } from '#words/site/page-names.ts'
import { FeedbackPage } from '../feedback/feedback-page.tsx'
import { readFeedbackQuery } from '../feedback/feedback-query.ts'
import { headOf } from '../head.ts'

export const Route = createFileRoute('/feedback')({
  validateSearch: readFeedbackQuery,
  head: ({ match }) => {
    const { locale, origin } = match.context
    return headOf({
      locale,
      origin,
      path: '/feedback',
      title: pageNames(locale).feedback,
      description: pageHeads(locale).feedback,
    })
  },
  component: () => <FeedbackPage query={Route.useSearch()} />,
})
