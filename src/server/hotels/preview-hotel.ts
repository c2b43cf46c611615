import { seal, unseal } from '#domain/sealed-token.ts'
import type { Db } from '../db/database.ts'
import type { OpenKeyring } from '../secret-keys/open-keyring.ts'
import { findHotel } from './find-hotel.ts'
import { type HotelRow, readAnyHotel } from './store.ts'

/** How long a preview link works. */
const PREVIEW_LIFE = 30 * 60_000

type Claims = { readonly hotel: string; readonly until: number }
type Context = { readonly db: Db; readonly keyring: OpenKeyring; readonly now: () => number }

/** A signed token that shows one hotel to its holder before it is published. */
export async function makePreview({ keyring, now }: Omit<Context, 'db'>, hotel: string) {
  const claims: Claims = { hotel, until: now() + PREVIEW_LIFE }
  return { preview: seal('preview', claims, await keyring()), until: claims.until }
}

async function isValid({ keyring, now }: Context, token: string, hotel: string): Promise<boolean> {
  const opened = unseal('preview', token, await keyring())
  if (!opened.ok) return false
  const claims = opened.value as Claims
  return claims.hotel === hotel && claims.until > now()
}

export type ShownHotel = HotelRow & { readonly isPreview: boolean }

/** The hotel as guests see it; with a valid token also a draft or a closed one, as if it were open. */
export async function findShown(
  context: Context,
  { id, preview }: { id: string; preview?: string | undefined },
): Promise<ShownHotel | null> {
  const found = await findHotel(context.db, id)
  if (found?.state === 'open' || !preview || !(await isValid(context, preview, id)))
    return found && { ...found, isPreview: false }
  const hidden = await readAnyHotel(context.db, id)
  return hidden && { ...hidden, state: 'open', isPreview: true }
}
