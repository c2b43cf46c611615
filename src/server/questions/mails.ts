import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { ModerationCause } from '#domain/text/moderation.ts'
import { questionWords } from '#words/support/questions.ts'
import type { Mail } from '../messages/mail.ts'
import type { PublishingContext } from './context.ts'
import { authorOf } from './present.ts'
import type { AnswerRow, QuestionRow } from './store.ts'

const paragraphsOf = (text: string) => text.split(/\n+/).filter(Boolean)

const pageOf = ({ origin }: Pick<PublishingContext, 'origin'>, hotelId: Id | null, locale: Locale) =>
  `${origin()}${joinLocale(hotelId === null ? '/docs/faq' : `/hotels/${hotelId}`, locale)}#questions`

type Waiting = {
  kind: 'question' | 'answer'
  id: Id
  hotelId: Id | null
  text: string
  from: string
  cause: ModerationCause
  locale: Locale
}

/** To staff: the text to moderate, and the page of the desk that decides. */
export function waitingMail(context: PublishingContext, waiting: Waiting): Mail {
  const { kind, id, hotelId, text, from, cause, locale } = waiting
  const say = questionWords(locale)
  const heading = kind === 'question' ? say.staffQuestion : say.staffAnswer
  return {
    subject: heading,
    heading,
    paragraphs: paragraphsOf(text),
    facts: [
      [say.from, from],
      [say.cause, say[cause]],
      [say.page, pageOf(context, hotelId, locale)],
      [say.decide, `${context.origin()}/desk/inbox?entry=${kind}:${id}`],
    ],
    small: [],
    sms: say.staffSms(context.siteName(locale)),
  }
}

/** To the guest who asked. */
export function answeredMail(
  context: Pick<PublishingContext, 'origin' | 'siteName'>,
  question: QuestionRow,
  answer: AnswerRow,
): Mail {
  const { locale } = question
  const say = questionWords(locale)
  return {
    subject: say.answeredHeading,
    heading: say.answeredHeading,
    paragraphs: paragraphsOf(answer.text),
    facts: [
      [say.answerBy, authorOf(answer, context.siteName(locale), locale)],
      [say.yourQuestion, question.text],
    ],
    button: { label: say.readIt, url: pageOf(context, question.hotelId, locale) },
    small: [],
    sms: say.answeredSms(context.siteName(locale)),
  }
}
