import type { DraftedText, HotelPicture, TextDraft } from '#contract/desk/hotel.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Caller } from '../../http/caller.ts'
import { readHead } from '../../inventory/editor/read-document.ts'
import { shownPhotographs } from '../../media/photographs/own-images.ts'
import { photographMark } from '../../media/photographs/photograph-address.ts'
import { storePhotograph } from '../../media/photographs/store-photograph.ts'
import { TooBusy } from '../../media/too-busy.ts'
import type { DeskHotelContext, Reader } from './context.ts'

/** Stores a photograph for the hotel; it is shown once the change of the list is saved. */
export async function addPhotograph(
  { db, shelf }: DeskHotelContext,
  { id, bytes }: { id: Id; bytes: Buffer },
  { hotels }: Reader,
) {
  if (!(await readHead(db, id, hotels))) return refuse('not_found')
  try {
    const stored = await storePhotograph(shelf, bytes)
    if (!stored.ok) return stored
    const [picture] = await shownPhotographs(db, [photographMark(stored.value.id)])
    return ok<HotelPicture>(picture!)
  } catch (error) {
    if (error instanceof TooBusy) return refuse('overloaded')
    throw error
  }
}

export async function draftText(
  { db, translate }: DeskHotelContext,
  { id, text, to }: TextDraft,
  { hotels }: Reader,
  caller: Pick<Caller, 'address'>,
) {
  if (!(await readHead(db, id, hotels))) return refuse('not_found')
  if (!translate) return refuse('translation_failed')
  const drafted = await translate(text, to, caller)
  return drafted.ok ? ok<DraftedText>({ text: drafted.value }) : drafted
}
