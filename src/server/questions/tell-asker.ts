import { guestContact } from '../accounts/guest-contact.ts'
import type { Tx } from '../db/database.ts'
import { channelOf } from '../messages/outbox.ts'
import type { PublishingContext } from './context.ts'
import { answeredMail } from './mails.ts'
import type { AnswerRow, QuestionRow } from './store.ts'

/** Notifies the asker once an answer is published, except of their own answers. */
export async function tellAsker(
  context: Omit<PublishingContext, 'db'>,
  tx: Tx,
  question: QuestionRow,
  answer: AnswerRow,
) {
  if (answer.guestId === question.guestId) return
  const asker = await guestContact(tx, question.guestId)
  if (!asker || !context.outbox.reaches(channelOf(asker.to))) return
  await context.outbox.put(tx, {
    event: `answer:${answer.id}:published`,
    kind: 'question_answered',
    to: asker.to,
    locale: question.locale,
    mail: answeredMail(context, question, answer),
  })
}
