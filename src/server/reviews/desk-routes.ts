import * as endpoints from '#contract/desk/extranet-endpoints.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { staffOf } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'
import { type DeskReviewContext, listDeskReviews, replyAtDesk } from './desk-reviews.ts'

export const deskReviewRoutes = (context: DeskReviewContext) => [
  bindDesk(endpoints.listDeskReviews, (query, caller) =>
    listDeskReviews(context, context.db, query, { ...caller, hotels: staffOf(caller).hotels }),
  ),
  bindDesk(endpoints.replyToReview, (input, caller, runIdempotently) =>
    runIdempotently((tx) => {
      const { locale, zone } = caller
      const seen = { hotels: staffOf(caller).hotels, locale, zone, trace: traceOfCaller(caller) }
      return replyAtDesk(context, tx, input, seen)
    }),
  ),
]
