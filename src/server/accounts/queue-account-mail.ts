import { accountName } from '#domain/text/account-name.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Mail } from '../messages/mail.ts'
import { channelOf } from '../messages/outbox.ts'
import type { AccountsContext } from './context.ts'
import type { Trace } from './mails.ts'
import { accountOf } from './present.ts'
import { traceOf } from './record-event.ts'
import type { Account } from './store.ts'

type Site = { name: string; support: string; locale: Account['lang'] }
type Telling = {
  kind: string
  /** The id of the event in the account log; each event sends one message. */
  entry: string
  account: Account
  /** The recipient, if not the current address of the account. */
  to?: string
  write: (site: Site, trace: Trace) => Mail
}

/** Queues a message about the account in its language. Does nothing where the address cannot be reached. */
export async function queueAccountMail(
  tx: Tx,
  { outbox, siteName, support, now }: AccountsContext,
  caller: Caller,
  { kind, entry, account, to, write }: Telling,
) {
  const name = accountName(to ?? accountOf(account))
  if (!outbox.reaches(channelOf(name))) return
  const site = { name: siteName(account.lang), support, locale: account.lang }
  const mail = write(site, { ...traceOf(caller), at: now(), zone: caller.zone })
  await outbox.put(tx, { event: `account:${entry}`, kind, to: name, locale: account.lang, mail })
}
