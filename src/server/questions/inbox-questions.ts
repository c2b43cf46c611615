export {
  type DeskAnswerRow,
  type DeskQuestionRow,
  listDoneAnswers,
  listDoneQuestions,
  listOpenQuestions,
  listWaitingAnswers,
  publishedAnswers,
  readDeskAnswer,
  readDeskQuestion,
  readWaits,
} from './inbox-store.ts'
export { authorOf } from './present.ts'
