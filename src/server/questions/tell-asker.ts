import { guestContact } from '../accounts/guest-contact.ts'
import type { Tx } from '../db/database.ts'
import { channelOf } from '../messages/outbox.ts'
import { answeredLetter } from './letters.ts'
import type { AnswerRow, QuestionRow } from './store.ts'
import type { PublishingWorld } from './world.ts'

/** Once an answer can be read, whoever asked is told; not of answers of their own. */
export async function tellAsker(world: PublishingWorld, tx: Tx, question: QuestionRow, answer: AnswerRow) {
  if (answer.guestId === question.guestId) return
  const asker = await guestContact(tx, question.guestId)
  if (!asker || !world.outbox.reaches(channelOf(asker.to))) return
  await world.outbox.put(tx, {
    event: `answer:${answer.id}:published`,
    kind: 'question_answered',
    to: asker.to,
    locale: question.locale,
    letter: answeredLetter(world, question, answer),
  })
}
