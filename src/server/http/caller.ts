import type { IncomingHttpHeaders } from 'node:http'
import type { Id } from '#domain/id.ts'
import type { Permission, Role } from '#domain/permissions.ts'
import type { Locale } from '#domain/text/locale.ts'

/** Who asks, in which language, from where and with what. Identity comes from the session alone. */
export type Caller = {
  readonly locale: Locale
  readonly session: Session | null
  /** The staff session of a call to the desk; a guest's call never has one. */
  readonly staff?: StaffSession | null
  /** A token was sent that is no longer good: a protected call then says so. */
  readonly deadToken: boolean
  /** What `Authentic` holds, good or not. */
  readonly token: string | null
  /** What `USER_TOEKN` holds, good or not. */
  readonly cookie: string | undefined
  /** What the cookie holds by which a browser that signed in before is known again. */
  readonly device: string | undefined
  /** What the cookie holds that tells a visitor's conversation apart. */
  readonly visitor: string | undefined
  /** What the cookie holds that a browser keeps of an agent's link. */
  readonly invitation: string | undefined
  readonly address: string
  /** What the caller's program says of itself. */
  readonly agent: string
  /** The zone of the caller's clock; messages tell times by it. */
  readonly zone: string
  /** Browsers say where a request stood: a session that one opens is bound to its cookie. */
  readonly isBrowser: boolean
  readonly requestId: string
  /** What a payment provider sent, byte for byte; null for everybody else's calls. */
  readonly message: { readonly headers: IncomingHttpHeaders; readonly body: Buffer } | null
  /** Gives the caller a session cookie, or takes it away. */
  readonly keepCookie: (cookie: SessionCookie | null) => void
  /** Lets a browser be known again. */
  readonly keepDevice: (cookie: SessionCookie) => void
  readonly keepVisitor: (cookie: SessionCookie) => void
  /** Lets a browser remember which agent's link it followed. */
  readonly keepInvitation: (cookie: SessionCookie) => void
}

/** Who works at the desk, and what they may do there. */
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
  if (!staff) throw new Error('A call of the desk was let through without a staff session.')
  return staff
}

export type Session = { readonly id: string; readonly guestId: Id; readonly account: string }

export type SessionCookie = { readonly value: string; readonly seconds: number }

/** What proves a session, and the session that it proves; `cookie` when its life has just been prolonged. */
export type SessionProof = { readonly token: string; readonly cookie: string | undefined }
export type FoundSession = Session & {
  readonly renewed?: SessionCookie
  /** When it ends unless it is used again, in milliseconds. */
  readonly expires?: number
}

/** Whose call it is, where the door lets only guests through. */
export function guestOf({ session }: Caller): string {
  if (!session) throw new Error('A call for guests was let through without a session.')
  return session.guestId
}

/** How a token and its cookie become a session; the accounts feature hands it to the app. */
export type FindSession = (proof: SessionProof) => Promise<FoundSession | null>

/** A page that is rendered asks for nobody: it is the same for everybody. */
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
