import type { IncomingHttpHeaders } from 'node:http'
import type { Id } from '#domain/id.ts'
import type { Permission, Role } from '#domain/permissions.ts'
import type { Locale } from '#domain/text/locale.ts'

/** The caller of a request: language, session, IP address and cookies. Identity is taken from the session only. */
export type Caller = {
  readonly locale: Locale
  readonly session: Session | null
  /** The staff session of a call to the desk; a guest's call never has one. */
  readonly staff?: StaffSession | null
  /** A token was sent that is no longer valid; a protected endpoint reports that. */
  readonly deadToken: boolean
  /** The `Authentic` header, valid or not. */
  readonly token: string | null
  /** The `USER_TOEKN` cookie, valid or not. */
  readonly cookie: string | undefined
  /** The cookie that recognises a browser that signed in before. */
  readonly device: string | undefined
  /** The cookie that identifies a visitor's support conversation. */
  readonly visitor: string | undefined
  /** The cookie that stores which agent's link the browser followed. */
  readonly invitation: string | undefined
  readonly address: string
  /** The `User-Agent` header. */
  readonly agent: string
  /** The caller's time zone, used for times in messages. */
  readonly zone: string
  /** The request has browser headers: a session that it opens is bound to its cookie. */
  readonly isBrowser: boolean
  readonly requestId: string
  /** The raw request of a payment provider; null for all other calls. */
  readonly message: { readonly headers: IncomingHttpHeaders; readonly body: Buffer } | null
  /** Sets the session cookie, or clears it. */
  readonly keepCookie: (cookie: SessionCookie | null) => void
  /** Sets the cookie that recognises the browser later. */
  readonly keepDevice: (cookie: SessionCookie) => void
  readonly keepVisitor: (cookie: SessionCookie) => void
  /** Stores which agent's link the browser followed. */
  readonly keepInvitation: (cookie: SessionCookie) => void
}

/** A member of staff who is signed in to the desk, with their permissions. */
export type StaffSession = {
  readonly id: string
  readonly staffId: Id
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly stage: 'second_factor' | 'set_up' | 'open'
  readonly permissions: readonly Permission[]
  /** Null: all hotels. */
  readonly hotels: readonly Id[] | null
  readonly isRecentlyProven: boolean
}

/** A call to the desk. */
export type DeskCaller = Caller & {
  readonly staff: StaffSession | null
  /** The secret of the session cookie, valid or not. */
  readonly deskSecret: string | null
  readonly keepDesk: (cookie: SessionCookie | null) => void
}

/** The member of staff, where dispatch lets only staff through. */
export function staffOf({ staff }: Caller): StaffSession {
  if (!staff) throw new Error('A desk endpoint was dispatched without a staff session.')
  return staff
}

export type Session = { readonly id: string; readonly guestId: Id; readonly account: string }

export type SessionCookie = { readonly value: string; readonly seconds: number }

/** Credentials of a session, and the session they belong to; `renewed` when its expiry was just extended. */
export type SessionProof = { readonly token: string; readonly cookie: string | undefined }
export type FoundSession = Session & {
  readonly renewed?: SessionCookie
  /** When it expires unless it is used again, in milliseconds. */
  readonly expires?: number
}

/** The guest's id, for endpoints that dispatch opens only to signed-in guests. */
export function guestOf({ session }: Caller): string {
  if (!session) throw new Error('A guest endpoint was dispatched without a session.')
  return session.guestId
}

/** Resolves a token and its cookie to a session; implemented by the accounts feature. */
export type FindSession = (proof: SessionProof) => Promise<FoundSession | null>

/** Pages are rendered for an anonymous caller: they are the same for everybody. */
export const pageCaller = (locale: Locale): Caller => ({
  locale,
  session: null,
  deadToken: false,
  token: null,
  cookie: undefined,
  device: undefined,
  visitor: undefined,
  invitation: undefined,
  address: 'page',
  agent: '',
  zone: 'UTC',
  isBrowser: false,
  requestId: 'page',
  message: null,
  keepCookie: () => {},
  keepDevice: () => {},
  keepVisitor: () => {},
  keepInvitation: () => {},
})
