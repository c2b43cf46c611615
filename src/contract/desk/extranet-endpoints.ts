import { deskChange, deskGet } from '../endpoint.ts'
import type { StatementFile } from '../points.ts'
import type {
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
import type { DeskThread, DeskThreadMessage, DeskThreadPage, DeskThreadQuery } from './hotel-messages.ts'

export const showHotelDay = /* @__PURE__ */ deskGet<typeof HotelDayQuery, typeof HotelDay>('extranet/day', {
  permission: 'orders.see',
  refusals: ['not_found'],
})

const seeingStatements = { permission: 'statements.see', refusals: ['not_found'] } as const
export const listStatementMonths = /* @__PURE__ */ deskGet<typeof StatementList, typeof StatementMonths>(
  'statements/months',
  seeingStatements,
)
export const listStatementHotels = /* @__PURE__ */ deskGet<
  typeof StatementHotelQuery,
  typeof StatementHotels
>('statements/hotels', { permission: 'statements.see' })
export const showStatement = /* @__PURE__ */ deskGet<typeof StatementQuery, typeof HotelStatement>(
  'statements/show',
  seeingStatements,
)
/** CSV; cells that a spreadsheet would run as formulas are escaped. */
export const exportStatement = /* @__PURE__ */ deskGet<typeof StatementQuery, typeof StatementFile>(
  'statements/file',
  seeingStatements,
)
export const changeCommission = /* @__PURE__ */ deskChange<typeof CommissionChange, typeof HotelStatement>(
  'statements/commission',
  { permission: 'payments.change', refusals: ['not_found', 'invalid_input'] },
)

const answering = { permission: 'guests.answer', refusals: ['not_found'] } as const
const answer = { ...answering, refusals: ['not_found', 'text_not_public'] } as const
export const listDeskReviews = /* @__PURE__ */ deskGet<typeof GuestWordsQuery, typeof DeskReviewPage>(
  'guests/reviews',
  answering,
)
export const replyToReview = /* @__PURE__ */ deskChange<typeof ReviewReply, typeof DeskReviewPage>(
  'guests/reply',
  answer,
)
/** Messages between guests and the hotels of their orders. */
export const listDeskThreads = /* @__PURE__ */ deskGet<typeof GuestWordsQuery, typeof DeskThreadPage>(
  'guests/threads',
  answering,
)
export const showDeskThread = /* @__PURE__ */ deskGet<typeof DeskThreadQuery, typeof DeskThread>(
  'guests/thread',
  answering,
)
export const writeToGuest = /* @__PURE__ */ deskChange<typeof DeskThreadMessage, typeof DeskThread>(
  'guests/write',
  { ...answering, refusals: ['not_found', 'thread_closed'] },
)
export const listDeskQuestions = /* @__PURE__ */ deskGet<typeof GuestWordsQuery, typeof DeskQuestionPage>(
  'guests/questions',
  answering,
)
/** Publishes the answer and a question that waited for moderation. */
export const answerDeskQuestion = /* @__PURE__ */ deskChange<typeof QuestionAnswer, typeof DeskQuestionPage>(
  'guests/answer',
  answer,
)
