import type { HotelPreview } from '#contract/desk/hotel.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { readHead } from '../../inventory/editor/read-document.ts'
import { makePreview } from '../preview-hotel.ts'
import type { DeskHotelContext, Reader } from './context.ts'

/** A token with which the member's browser opens the guests' page of a hotel before it is published. */
export async function previewHotel(context: DeskHotelContext, id: Id, { hotels, zone }: Reader) {
  if (!(await readHead(context.db, id, hotels))) return refuse('not_found')
  const { preview, until } = await makePreview(context, id)
  return ok<HotelPreview>({ preview, until: isoInstant(until, zone) })
}
