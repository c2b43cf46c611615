import type { AnswerForm, AnswerId } from '#contract/questions.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { whyModerate } from '#domain/text/moderation.ts'
import { questionWords } from '#words/support/questions.ts'
import { hasStayed } from '../booking/personal-data.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { authorName } from './ask-question.ts'
import type { QuestionsContext } from './context.ts'
import { waitingMail } from './mails.ts'
import { presentAnswer } from './present.ts'
import { addVote, insertAnswer, lockAnswer, readQuestion } from './store.ts'
import { tellAsker } from './tell-asker.ts'

/**
 * Guests who stayed at the hotel may answer questions about it; guests with any stay may answer questions about the
 * site.
 */
export async function answerQuestion(context: QuestionsContext, form: AnswerForm, caller: Caller) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const { locale } = caller
  const tooMany = await context.limiter.take(['question_per_account_hour'], {
    address: caller.address,
    account,
  })
  if (tooMany) return refuse(tooMany)
  const say = questionWords(locale)
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const question = await readQuestion(tx, form.question)
    if (question?.state !== 'published') return refuse('not_found')
    const { hotelId } = question
    if (!(await hasStayed(tx, { guestId, hotelId }))) return refuse('not_stayed')
    const cause = whyModerate({ text: form.text, isKnownGuest: true })
    const author = await authorName(tx, guestId)
    const state = cause ? 'waiting' : 'published'
    const written = { questionId: question.id, guestId, text: form.text, locale, author, state, now } as const
    const answer = await insertAnswer(tx, written)
    if (cause)
      await context.outbox.put(tx, {
        event: `answer:${answer.id}`,
        kind: 'answer_waiting',
        to: accountName(context.support),
        locale,
        mail: waitingMail(context, {
          ...{ kind: 'answer', id: answer.id, hotelId, text: form.text, from: account, cause, locale },
        }),
      })
    else await tellAsker(context, tx, question, answer)
    const shown = presentAnswer(answer, { locale, site: context.siteName(locale) })
    return { ...ok(shown), msg: cause ? say.answeredWaiting : say.answered }
  })
}

/** Counted once for each guest; idempotent. */
export async function markHelpful(context: QuestionsContext, { answer: id }: AnswerId, caller: Caller) {
  const guestId = guestOf(caller)
  const { account } = caller.session!
  const tooMany = await context.limiter.take(['vote_per_account_hour'], { address: caller.address, account })
  if (tooMany) return refuse(tooMany)
  const { locale } = caller
  return transaction(context.db, async (tx) => {
    const answer = await lockAnswer(tx, id)
    const question = answer && (await readQuestion(tx, answer.questionId))
    if (answer?.state !== 'published' || question?.state !== 'published') return refuse('not_found')
    if (answer.guestId === guestId) return refuse('own_answer')
    await addVote(tx, { answerId: id, guestId, now: context.now() })
    const counted = (await lockAnswer(tx, id))!
    return ok(presentAnswer(counted, { locale, site: context.siteName(locale) }))
  })
}
