import { joinLocale } from '#domain/locale-path.ts'
import { newsletterWords } from '#words/newsletter.ts'
import type { Letter } from '../messages/letter.ts'
import type { SubscriptionRow } from './store.ts'
import type { SendingWorld } from './world.ts'

type Link = 'confirm' | 'unsubscribe'

const linkOf = ({ origin }: SendingWorld, { token, locale }: SubscriptionRow, name: Link) =>
  `${origin()}${joinLocale('/newsletter', locale)}?${name}=${token}`

/** Mail programs post to the same address that the link opens. */
function wayOut(world: SendingWorld, subscription: SubscriptionRow) {
  const url = linkOf(world, subscription, 'unsubscribe')
  return { label: newsletterWords(subscription.locale).unsubscribe, url, oneClick: url }
}

export function confirmLetter(world: SendingWorld, subscription: SubscriptionRow): Letter {
  const { locale } = subscription
  const site = world.siteName(locale)
  const say = newsletterWords(locale)
  return {
    subject: say.confirmSubject(site),
    heading: say.confirmHeading,
    paragraphs: [say.confirmMail(site)],
    button: { label: say.confirm, url: linkOf(world, subscription, 'confirm') },
    small: [say.confirmNotYou],
    sms: say.sms(site),
  }
}

/** The page says the same to everybody, so that nobody learns who reads it: the difference is told here. */
export function alreadyLetter(world: SendingWorld, subscription: SubscriptionRow): Letter {
  const { locale } = subscription
  const site = world.siteName(locale)
  const say = newsletterWords(locale)
  return {
    subject: say.alreadySubject(site),
    heading: say.alreadyHeading,
    paragraphs: [say.alreadyMail],
    small: [],
    unsubscribe: wayOut(world, subscription),
    sms: say.sms(site),
  }
}

export type Issue = {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

export const issueLetter = (
  world: SendingWorld,
  { subject, paragraphs }: Issue,
  subscription: SubscriptionRow,
): Letter => ({
  subject,
  heading: subject,
  paragraphs,
  small: [],
  unsubscribe: wayOut(world, subscription),
  sms: newsletterWords(subscription.locale).sms(world.siteName(subscription.locale)),
})
