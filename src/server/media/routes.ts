import * as endpoints from '#contract/endpoints.ts'
import { refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { checkPictures } from './check-pictures.ts'
import { bytesOfBase64, takeUpload, type UploadShelf } from './take-upload.ts'
import type { Owner } from './upload-store.ts'
import type { UploadTickets } from './upload-tickets.ts'

type World = UploadShelf & { tickets: UploadTickets }

export const mediaRoutes = (world: World) => [
  bind(endpoints.checkPictures, (input) => checkPictures(world, input)),
  bind(endpoints.uploadFile, async ({ file, ticket }, caller) => {
    const owner = ownerOf(caller, world.tickets, ticket)
    return owner
      ? takeUpload(world, { bytes: Buffer.from(await file.arrayBuffer()), owner })
      : refuse('sign_in_required')
  }),
  bind(endpoints.uploadBase64, ({ data, ticket }, caller) => {
    const owner = ownerOf(caller, world.tickets, ticket)
    if (!owner) return refuse('sign_in_required')
    const bytes = bytesOfBase64(data)
    return bytes ? takeUpload(world, { bytes, owner }) : refuse('wrong_type')
  }),
]

function ownerOf({ session }: Caller, tickets: UploadTickets, ticket: string | undefined): Owner | null {
  if (session) return { guest: session.guestId }
  const number = tickets.read(ticket)
  return number === null ? null : { ticket: number }
}
