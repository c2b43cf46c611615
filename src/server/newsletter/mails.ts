import { joinLocale } from '#domain/text/locale-path.ts'
import { newsletterWords } from '#words/site/newsletter.ts'
import type { Mail } from '../messages/mail.ts'
import type { SendingContext } from './context.ts'
import type { SubscriptionRow } from './store.ts'

type Link = 'confirm' | 'unsubscribe'

const linkOf = ({ origin }: SendingContext, { token, locale }: SubscriptionRow, name: Link) =>
  `${origin()}${joinLocale('/newsletter', locale)}?${name}=${token}`

/** Mail clients post to the URL that the link opens. */
function wayOut(context: SendingContext, subscription: SubscriptionRow) {
  const url = linkOf(context, subscription, 'unsubscribe')
  return { label: newsletterWords(subscription.locale).unsubscribe, url, oneClick: url }
}

export function confirmMail(context: SendingContext, subscription: SubscriptionRow): Mail {
  const { locale } = subscription
  const site = context.siteName(locale)
  const say = newsletterWords(locale)
  return {
    subject: say.confirmSubject(site),
    heading: say.confirmHeading,
    paragraphs: [say.confirmMail(site)],
    button: { label: say.confirm, url: linkOf(context, subscription, 'confirm') },
    small: [say.confirmNotYou],
    sms: say.sms(site),
  }
}

/** The page is the same for every address, so that it does not reveal subscribers; only the mail differs. */
export function alreadyMail(context: SendingContext, subscription: SubscriptionRow): Mail {
  const { locale } = subscription
  const site = context.siteName(locale)
  const say = newsletterWords(locale)
  return {
    subject: say.alreadySubject(site),
    heading: say.alreadyHeading,
    paragraphs: [say.alreadyMail],
    small: [],
    unsubscribe: wayOut(context, subscription),
    sms: say.sms(site),
  }
}

export type Issue = {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

export const issueMail = (
  context: SendingContext,
  { subject, paragraphs }: Issue,
  subscription: SubscriptionRow,
): Mail => ({
  subject,
  heading: subject,
  paragraphs,
  small: [],
  unsubscribe: wayOut(context, subscription),
  sms: newsletterWords(subscription.locale).sms(context.siteName(subscription.locale)),
})
