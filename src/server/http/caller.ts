import type { Locale } from '#domain/locale.ts'

/** Who asks, in which language, from where. Identity comes from the session alone. */
export type Caller = {
  readonly locale: Locale
  readonly session: Session | null
  /** A token was sent that is no longer good: a protected call then says so. */
  readonly deadToken: boolean
  readonly address: string
  readonly requestId: string
}

export type Session = { readonly guestId: string; readonly account: string }

/** Whose call it is, where the door lets only guests through. */
export function guestOf({ session }: Caller): string {
  if (!session) throw new Error('A call for guests was let through without a session.')
  return session.guestId
}

/** How a token and its cookie become a session; the accounts feature hands it to the app. */
export type FindSession = (proof: { token: string; cookie: string | undefined }) => Promise<Session | null>

export const noSessions: FindSession = async () => null
