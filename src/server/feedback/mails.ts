import type { FeedbackTopic } from '#contract/feedback.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { feedbackWords, topicWords } from '#words/support/feedback.ts'
import type { Owner } from '../media/uploads/attach-uploads.ts'
import type { Mail } from '../messages/mail.ts'
import type { AnsweringContext } from './context.ts'
import type { Thread, TicketRow } from './store.ts'

export type GuestMessage = {
  thread: Thread
  text: string
  files: readonly string[]
  owner: Owner
  /** An account or an e-mail address. */
  from: string
  topic: FeedbackTopic
  about: string | null
  /** The number of the order concerned. */
  order: string | null
  locale: Locale
}

/** Mail to staff about a message. */
export function staffMail(
  { siteName, origin }: AnsweringContext,
  { thread, order, from, text, files, topic, about, locale }: GuestMessage,
): Mail {
  const say = feedbackWords(locale)
  const heading = order ? say.aboutOrder(order) : say.fromGuest
  return {
    subject: `[${thread.number}] ${heading}`,
    heading,
    paragraphs: paragraphsOf(text),
    facts: [
      [say.ticket, thread.number],
      [say.topic, topicWords(locale)[topic]],
      ...(order
        ? [[say.order, order] as const]
        : about
          ? [[say.page, pageOf(about, origin())] as const]
          : []),
      ...(files.length > 0 ? [[say.pictures, `${files.length}`] as const] : []),
      [say.guest, from],
    ],
    small: [say.reply],
    sms: say.sms(siteName(locale), thread.number),
  }
}

/** `hotel:5` and a path become links to our pages; other text stays as the visitor wrote it. */
const pageOf = (about: string, origin: string) =>
  about.startsWith('hotel:')
    ? `${origin}/hotels/${about.slice('hotel:'.length)}`
    : about.startsWith('/')
      ? `${origin}${about}`
      : about

type Site = Pick<AnsweringContext, 'origin' | 'siteName'>
type Told = { ticket: Pick<TicketRow, 'number' | 'guestId'>; locale: Locale }

/**
 * Confirmation to the sender. It does not quote the message: anybody can enter any address, and could make us send any
 * text to it.
 */
export function receivedMail(context: AnsweringContext, { ticket, locale }: Told): Mail {
  const say = feedbackWords(locale)
  return {
    subject: `[${ticket.number}] ${say.receivedHeading}`,
    heading: say.receivedHeading,
    paragraphs: [say.receivedText],
    facts: [[say.ticket, ticket.number]],
    ...(ticket.guestId === null
      ? { small: [say.receivedNotYou] }
      : { button: openButton(context, ticket.number, say.receivedOpen, locale), small: [] }),
    sms: say.receivedSms(context.siteName(locale), ticket.number),
  }
}

export function answeredMail(context: Site, { ticket, text, locale }: Told & { text: string }): Mail {
  const say = feedbackWords(locale)
  return {
    subject: `[${ticket.number}] ${say.answeredHeading}`,
    heading: say.answeredHeading,
    paragraphs: paragraphsOf(text),
    facts: [[say.ticket, ticket.number]],
    ...(ticket.guestId === null
      ? { small: [say.answeredReply] }
      : { button: openButton(context, ticket.number, say.answeredOpen, locale), small: [] }),
    sms: say.answeredSms(context.siteName(locale), ticket.number),
  }
}

const openButton = ({ origin }: Pick<Site, 'origin'>, number: string, label: string, locale: Locale) => ({
  label,
  url: `${origin()}${joinLocale('/center/feedback', locale)}?ticket=${number}`,
})

const paragraphsOf = (text: string) => text.split(/\n+/).filter(Boolean)
