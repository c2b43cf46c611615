import { accountName } from '#domain/account-name.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Letter } from '../messages/letter.ts'
import { channelOf } from '../messages/outbox.ts'
import type { Trace } from './letters.ts'
import { accountOf } from './present.ts'
import { traceOf } from './record-event.ts'
import type { Account } from './store.ts'
import type { AccountsWorld } from './world.ts'

type Site = { name: string; support: string; locale: Account['lang'] }
type Telling = {
  kind: string
  /** The entry of the guest's log that it tells about; one entry, one message. */
  entry: string
  account: Account
  /** Where to, when not to the account as it is now. */
  to?: string
  write: (site: Site, trace: Trace) => Letter
}

/** A message about the account itself, in its own language. Nobody is stopped where there is no way to send it. */
export async function tellGuest(
  tx: Tx,
  { outbox, siteName, support, now }: AccountsWorld,
  caller: Caller,
  { kind, entry, account, to, write }: Telling,
) {
  const name = accountName(to ?? accountOf(account))
  if (!outbox.reaches(channelOf(name))) return
  const site = { name: siteName(account.lang), support, locale: account.lang }
  const letter = write(site, { ...traceOf(caller), at: now(), zone: caller.zone })
  await outbox.put(tx, { event: `account:${entry}`, kind, to: name, locale: account.lang, letter })
}
