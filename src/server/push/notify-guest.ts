import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { Tx } from '../db/database.ts'
import type { Outbox } from '../messages/outbox.ts'
import { listDevices } from './store.ts'

export type Notice = {
  /** Deduplication key: each device is notified of an event once. */
  readonly event: string
  readonly kind: string
  readonly guestId: Id
  readonly locale: Locale
  readonly title: string
  readonly text: string
  /** The path to open, without its language. */
  readonly path: string
}

const longestText = 240

/** Queues the notification for every device of the guest, in the caller's transaction. */
export async function notifyGuest(outbox: Outbox, tx: Tx, notice: Notice) {
  const { event, kind, guestId, locale, title, path } = notice
  const text = shortened(notice.text)
  for (const { id } of await listDevices(tx, guestId))
    await outbox.putNotice(tx, {
      event: `${event}:push:${id}`,
      kind,
      device: id,
      locale,
      title,
      text,
      link: joinLocale(path, locale),
    })
}

function shortened(text: string) {
  const mails = [...text.replace(/\s+/g, ' ').trim()]
  return mails.length > longestText ? `${mails.slice(0, longestText - 1).join('')}…` : mails.join('')
}
