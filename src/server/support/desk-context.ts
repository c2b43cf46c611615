import type { Id } from '#domain/id.ts'
import type { Standing } from '../accounts/guest-features.ts'
import type { Db } from '../db/database.ts'
import type { UploadShelf } from '../media/uploads/take-upload.ts'
import type { SupportContext } from './context.ts'

export type DeskChatContext = SupportContext & {
  /** Members who may answer in live support. */
  readonly attendants: (db: Db) => Promise<readonly { id: Id; name: string }[]>
  readonly canTranslate: boolean
  readonly shelf: UploadShelf
  readonly standingOf: (db: Db, guestId: Id) => Promise<Standing>
  /** Tickets of the guest, newest first; the key identifies one in the inbox. */
  readonly writtenBy: (db: Db, guestId: Id) => Promise<readonly { key: string; title: string; at: number }[]>
}

/** The member of staff who calls, with their language and time zone. */
export type Attendant = {
  readonly staffId: Id
  readonly name: string
  readonly locale: SupportLocale
  readonly zone: string
}
type SupportLocale = 'en' | 'zh'
