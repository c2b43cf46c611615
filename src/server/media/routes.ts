import * as endpoints from '#contract/endpoints.ts'
import { refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { checkPictures } from './check-pictures.ts'
import { bytesOfBase64, takeUpload, type UploadShelf } from './uploads/take-upload.ts'
import type { Owner } from './uploads/upload-store.ts'
import type { UploadTickets } from './uploads/upload-tickets.ts'

type Context = UploadShelf & { tickets: UploadTickets; limiter: Limiter }

export const mediaRoutes = (context: Context) => [
  bind(endpoints.checkPictures, (input) => checkPictures(context, input)),
  bind(endpoints.uploadFile, async ({ file, ticket }, caller) =>
    upload(context, caller, { ticket, bytes: Buffer.from(await file.arrayBuffer()) }),
  ),
  bind(endpoints.uploadBase64, ({ data, ticket }, caller) =>
    upload(context, caller, { ticket, bytes: bytesOfBase64(data) }),
  ),
]

const limits = ['upload_per_account_hour', 'upload_per_address_hour'] as const

async function upload(
  context: Context,
  caller: Caller,
  { ticket, bytes }: { ticket: string | undefined; bytes: Buffer | null },
) {
  const owner = ownerOf(caller, context.tickets, ticket)
  if (!owner) return refuse('sign_in_required')
  const account = 'guest' in owner ? owner.guest : owner.ticket
  const tooMany = await context.limiter.take(limits, { address: caller.address, account })
  if (tooMany) return refuse(tooMany)
  return bytes ? takeUpload(context, { bytes, owner }) : refuse('wrong_type')
}

function ownerOf({ session }: Caller, tickets: UploadTickets, ticket: string | undefined): Owner | null {
  if (session) return { guest: session.guestId }
  const number = tickets.read(ticket)
  return number === null ? null : { ticket: number }
}
