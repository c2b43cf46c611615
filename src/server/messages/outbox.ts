import type { Id } from '#domain/id.ts'
import type { AccountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import { messageWords } from '#words/accounts/messages.ts'
import { documentWords } from '#words/site/documents.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Secret } from '../secret-keys/secret.ts'
import { siteName } from '../settings/site-name.ts'
import type { Settings } from '../settings.ts'
import { type Body, bodyOf, sealedBody } from './body.ts'
import { type Mail, mailText } from './mail.ts'
import { mailHtml } from './mail-html.ts'
import { addMessage, type Channel, listMessages, messagesAbout } from './store.ts'

export type Message = {
  /** Deduplication key: one event gives one message, however often it is put. */
  readonly event: string
  readonly kind: string
  readonly to: AccountName
  readonly locale: Locale
  readonly mail: Mail
  /** The Reply-To address, if not ours. */
  readonly replyTo?: string
  /** The message is useless after this instant, such as a code. */
  readonly deliverBefore?: number
}

/** A push notification for one of a guest's devices; it opens a page of ours. */
export type DeviceNotice = Pick<Message, 'event' | 'kind' | 'locale'> & {
  readonly device: Id
  readonly title: string
  readonly text: string
  readonly link: string
}

/** A message as its recipient would have received it. */
export type Delivered = Omit<Body, 'locale'> & { to: string; at: string }

export type SentMail = {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly state: string
  readonly at: Date
  readonly subject: string | null
  readonly text: string | null
}

export type Outbox = {
  /** Whether a message of this kind would be delivered, or is at least readable in the local mailbox. */
  reaches: (channel: AccountChannel) => boolean
  /** In the caller's transaction, so that both are committed or neither is. */
  put: (tx: Tx, message: Message) => Promise<void>
  putNotice: (tx: Tx, notice: DeviceNotice) => Promise<void>
  /** Mails to one address about one thing; the text is null once delivered. */
  about: (db: Db, about: { prefix: string; recipient: string }) => Promise<SentMail[]>
  /** For the local mailbox: newest first, all or those to one account. */
  read: (to: string | null) => Promise<Delivered[]>
}

type AccountChannel = Exclude<Channel, 'push'>
export const channelOf = ({ kind }: Pick<AccountName, 'kind'>): AccountChannel =>
  kind === 'mobile' ? 'sms' : 'mail'

/** A push notification is useless after a day; the mail about it has all the details. */
const noticeUsefulFor = 86_400_000

type Options = {
  db: Db
  settings: Settings
  secret: Secret
  origin: () => string
  now: () => number
  /** The name of the recipient, for the greeting; null if unknown. */
  nameOf?: (db: Db, to: AccountName) => Promise<string | null>
}

export function createOutbox({ db, settings, secret, origin, now, nameOf }: Options): Outbox {
  const keys = secret.keysFor('outbox')
  const isSet = { mail: settings.SMTP_URL !== undefined, sms: settings.SMS_URL !== undefined }
  const names = siteName(settings)
  const isDemonstration = settings.DEMO || (settings.local && settings.DEMO_HOTELS > 0)

  function bodyFor({ to, locale, mail, replyTo }: Message): Body {
    const { subject, code = null, button } = mail
    if (channelOf(to) === 'sms')
      return { subject, text: mail.sms, html: null, code, link: button?.url, locale }
    const say = messageWords(locale)
    const demo = isDemonstration ? [say.demo] : []
    const hours = documentWords(locale).supportHours(settings.SUPPORT_HOURS)
    const contact = say.footer(to.value, settings.SUPPORT_EMAIL, hours)
    const footer = [...demo, contact].join('\n')
    const site = { name: names[locale], origin: origin(), footer }
    return {
      subject,
      text: mailText(mail, { site: `${site.name} · ${site.origin}\n${footer}`, locale }),
      html: mailHtml(mail, { site, locale }),
      code,
      locale,
      attachments: mail.attachments,
      replyTo,
      unsubscribe: mail.unsubscribe?.oneClick,
    }
  }

  /** Mails greet by name where the sender did not already do so, or decided not to. */
  async function greeted(tx: Tx, message: Message): Promise<Message> {
    const { to, locale, mail } = message
    if (mail.greeting !== undefined || !nameOf || channelOf(to) === 'sms') return message
    const name = await nameOf(tx, to)
    return name ? { ...message, mail: { ...mail, greeting: messageWords(locale).greeting(name) } } : message
  }

  return {
    reaches: (channel) => isSet[channel] || settings.local,
    put: async (tx, message) => {
      const { event, kind, to, deliverBefore } = message
      const channel = channelOf(to)
      await addMessage(tx, {
        event,
        kind,
        channel,
        recipient: to.value,
        body: sealedBody(keys, event, bodyFor(await greeted(tx, message))),
        state: isSet[channel] ? 'waiting' : 'kept',
        madeAt: new Date(now()),
        deliverBefore: deliverBefore === undefined ? null : new Date(deliverBefore),
      })
    },
    putNotice: async (tx, { event, kind, locale, device, title, text, link }) => {
      const body = { subject: title, text, html: null, code: null, link, locale }
      await addMessage(tx, {
        event,
        kind,
        channel: 'push',
        recipient: device,
        body: sealedBody(keys, event, body),
        state: 'waiting',
        madeAt: new Date(now()),
        deliverBefore: new Date(now() + noticeUsefulFor),
      })
    },
    about: async (db, about) =>
      (await messagesAbout(db, about)).map(({ id, event, kind, recipient, body, state, madeAt }) => {
        const found = body && bodyOf(keys, event, body)
        return {
          id,
          kind,
          to: recipient,
          state,
          at: madeAt,
          subject: found?.subject ?? null,
          text: found?.text ?? null,
        }
      }),
    read: async (to) => {
      const rows = await listMessages(db, to)
      return rows.flatMap(({ event, recipient, body, madeAt }) => {
        const found = bodyOf(keys, event, body)
        return found ? [{ ...found, to: recipient, at: madeAt.toISOString() }] : []
      })
    },
  }
}
