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
  /** The entry of the guest's log that it tells about; one entry, one message. */
  entry: string
  account: Account
  /** Where to, when not to the account as it is now. */
  to?: string
  write: (site: Site, trace: Trace) => Mail
}

/** A message about the account itself, in its own language. Nobody is stopped where there is no way to send it. */
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
