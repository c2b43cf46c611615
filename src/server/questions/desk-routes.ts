import * as endpoints from '#contract/desk/extranet-endpoints.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { staffOf } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'
import { answerAtDesk, type DeskQuestionContext, listDeskQuestions } from './desk-questions.ts'

export const deskQuestionRoutes = (context: DeskQuestionContext) => [
  bindDesk(endpoints.listDeskQuestions, (query, caller) =>
    listDeskQuestions(context, context.db, query, { ...caller, hotels: staffOf(caller).hotels }),
  ),
  bindDesk(endpoints.answerDeskQuestion, (input, caller, runIdempotently) =>
    runIdempotently((tx) => {
      const { locale, zone } = caller
      const seen = { hotels: staffOf(caller).hotels, locale, zone, trace: traceOfCaller(caller) }
      return answerAtDesk(context, tx, input, seen)
    }),
  ),
]
