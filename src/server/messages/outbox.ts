import type { AccountName } from '#domain/account-name.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Secret } from '../secret.ts'
import type { Settings } from '../settings.ts'
import { type Letter, letterText } from './letter.ts'
import { sealBytes, unsealBytes } from './seal.ts'
import { addMessage, type Channel, listMessages } from './store.ts'

export type Message = {
  /** What happened: one event is told once, however often it is put here. */
  readonly event: string
  readonly kind: string
  readonly to: AccountName
  readonly letter: Letter
  /** A code is of no use after this instant. */
  readonly deliverBefore?: number
}

/** A message as a person would have got it. */
export type Delivered = {
  to: string
  subject: string
  text: string
  html: string | null
  code: string | null
  at: string
}

export type Outbox = {
  /** Whether a message of this kind would arrive, or at least be seen. */
  reaches: (channel: Channel) => boolean
  put: (tx: Tx, message: Message) => Promise<void>
  /** For the mailbox of this machine: newest first, all or those to one account. */
  read: (to: string | null) => Promise<Delivered[]>
}

export const channelOf = ({ kind }: Pick<AccountName, 'kind'>): Channel =>
  kind === 'mobile' ? 'sms' : 'mail'

export type Body = { subject: string; text: string; html: string | null; code: string | null }

type Options = { db: Db; settings: Settings; secret: Secret; now: () => number }

export function createOutbox({ db, settings, secret, now }: Options): Outbox {
  const key = secret.keyFor('outbox')
  const isSet = { mail: settings.SMTP_URL !== undefined, sms: settings.SMS_URL !== undefined }
  return {
    reaches: (channel) => isSet[channel] || settings.local,
    put: async (tx, { event, kind, to, letter, deliverBefore }) => {
      const channel = channelOf(to)
      const body: Body = {
        subject: letter.subject,
        text: channel === 'sms' ? letter.sms : letterText(letter),
        html: null,
        code: letter.code ?? null,
      }
      await addMessage(tx, {
        event,
        kind,
        channel,
        recipient: to.value,
        body: sealBytes(key, event, JSON.stringify(body)),
        state: isSet[channel] ? 'waiting' : 'kept',
        madeAt: new Date(now()),
        deliverBefore: deliverBefore === undefined ? null : new Date(deliverBefore),
      })
    },
    read: async (to) => {
      const rows = await listMessages(db, to)
      return rows.flatMap(({ event, recipient, body, madeAt }) => {
        const text = unsealBytes(key, event, body)
        return text === null
          ? []
          : [{ to: recipient, ...(JSON.parse(text) as Body), at: madeAt.toISOString() }]
      })
    },
  }
}
