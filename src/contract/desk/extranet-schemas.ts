import type { Endpoint } from '../endpoint.ts'
import { StatementFile } from '../points.ts'
import {
  CommissionChange,
  DeskQuestionPage,
  DeskReviewPage,
  GuestWordsQuery,
  HotelDay,
  HotelDayQuery,
  HotelStatement,
  QuestionAnswer,
  ReviewReply,
  StatementHotelQuery,
  StatementHotels,
  StatementList,
  StatementMonths,
  StatementQuery,
} from './extranet.ts'
import * as endpoints from './extranet-endpoints.ts'
import { DeskThread, DeskThreadMessage, DeskThreadPage, DeskThreadQuery } from './hotel-messages.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  showHotelDay: { input: HotelDayQuery, output: HotelDay },
  listStatementMonths: { input: StatementList, output: StatementMonths },
  listStatementHotels: { input: StatementHotelQuery, output: StatementHotels },
  showStatement: { input: StatementQuery, output: HotelStatement },
  exportStatement: { input: StatementQuery, output: StatementFile },
  listDeskReviews: { input: GuestWordsQuery, output: DeskReviewPage },
  replyToReview: { input: ReviewReply, output: DeskReviewPage },
  listDeskThreads: { input: GuestWordsQuery, output: DeskThreadPage },
  showDeskThread: { input: DeskThreadQuery, output: DeskThread },
  writeToGuest: { input: DeskThreadMessage, output: DeskThread },
  listDeskQuestions: { input: GuestWordsQuery, output: DeskQuestionPage },
  answerDeskQuestion: { input: QuestionAnswer, output: DeskQuestionPage },
  changeCommission: { input: CommissionChange, output: HotelStatement },
}

export const extranetEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))
