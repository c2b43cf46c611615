import { asksForPerson, type CommonQuestion, findCommonQuestion } from '#domain/hotel/common-questions.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { clockTimeAt, isAlwaysStaffed, isStaffed, type SupportHours } from '#domain/time/support-hours.ts'
import { zoneName } from '#words/format.ts'
import { supportAnswerWords } from '#words/support/support-answers.ts'
import type { NextStay } from '../booking/find-next-stay.ts'

export type FirstAnswer = { readonly text: string; readonly orderId: Id | null }

export type Asked = {
  readonly text: string
  readonly locale: Locale
  /** After a period of silence the writer is greeted. */
  readonly isFirst: boolean
  readonly hours: SupportHours
  readonly now: number
  readonly isGuest: boolean
  /** Replies can be sent by mail as well. */
  readonly hasMail: boolean
  readonly origin: string
  readonly nextStay: () => Promise<NextStay | null>
  /** How long guests waited lately for a person, in seconds; null without enough answers. */
  readonly usualWait: () => Promise<number | null>
}

/** The automatic answer: an answer to a common question, else when a person will reply. */
export async function firstAnswer(asked: Asked): Promise<FirstAnswer | null> {
  if (asksForPerson(asked.text)) return { text: await confirmPerson(asked), orderId: null }
  const question = findCommonQuestion(asked.text)
  if (question) return answerTo(question, asked)
  return asked.isFirst ? { text: welcome(asked), orderId: null } : null
}

const longestWait = 60
/** Promised while there are too few answers to measure. */
const firstWait = 10

/** Says that a person was called, and how long that usually takes. */
async function confirmPerson({ locale, hours, now, hasMail, usualWait }: Asked): Promise<string> {
  const say = supportAnswerWords(locale)
  if (!isStaffed(hours, now)) {
    const closed = say.personLater(factsOf({ locale, hours, now }))
    return [closed, ...(hasMail ? [say.byMail] : [])].join(locale === 'zh' ? '' : ' ')
  }
  const seconds = await usualWait()
  const minutes = seconds === null ? firstWait : Math.max(1, Math.ceil(seconds / 60))
  return say.personSoon(Math.min(longestWait, minutes))
}

const factsOf = ({ locale, hours, now }: Pick<Asked, 'locale' | 'hours' | 'now'>) => ({
  ...hours,
  place: zoneName(hours.zone, locale),
  time: clockTimeAt(hours, now),
})

async function answerTo(question: CommonQuestion, asked: Asked): Promise<FirstAnswer> {
  const say = supportAnswerWords(asked.locale)
  const { text, orderId } =
    question === 'next_order' ? await aboutNextStay(asked) : { text: say[question], orderId: null }
  const faq = `${say.fromFaq}${asked.origin}${joinLocale('/docs/faq', asked.locale)}`
  return { text: `${text}\n${say.personToo}\n${faq}`, orderId }
}

async function aboutNextStay({ locale, isGuest, nextStay }: Asked): Promise<FirstAnswer> {
  const say = supportAnswerWords(locale)
  if (!isGuest) return { text: say.signInForOrder, orderId: null }
  const stay = await nextStay()
  if (!stay) return { text: say.noOrder, orderId: null }
  return { text: say.nextOrder({ ...stay, hotel: stay.hotel[locale] }), orderId: stay.orderId }
}

function welcome({ locale, hours, now, hasMail }: Asked): string {
  const say = supportAnswerWords(locale)
  const gap = locale === 'zh' ? '' : ' '
  const facts = factsOf({ locale, hours, now })
  if (isAlwaysStaffed(hours)) return [say.greeting, say.always].join(gap)
  if (isStaffed(hours, now)) return [say.greeting, say.staffed(facts)].join(gap)
  return [say.greeting, say.closed(facts), ...(hasMail ? [say.byMail] : [])].join(gap)
}
