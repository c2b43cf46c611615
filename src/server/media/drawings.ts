import { drawAvatar } from '#drawings/avatars/avatars.ts'
import { defaultDestination, drawDestination } from '#drawings/destinations/destination.ts'
import { draw } from '#drawings/draw.ts'
import { drawEmptyState } from '#drawings/empty-states.ts'
import type { Db } from '../db/database.ts'
import { destinationSubjectOf } from '../places/destination-subject.ts'
import type { Places } from '../places/open-places.ts'
import { findDrawnHotel } from './store.ts'
import { subjectOf } from './subject.ts'
import type { WantedDrawing } from './wanted.ts'

export type MediaContext = { db: Db; places: Places }

/** The drawing for a URL, as SVG; `null` for an unknown hotel or place. */
export async function drawWanted(
  { db, places }: MediaContext,
  wanted: WantedDrawing,
): Promise<string | null> {
  switch (wanted.kind) {
    case 'hotel': {
      const hotel = await findDrawnHotel(db, wanted.hotel)
      return hotel && draw(subjectOf(hotel), wanted.spec, wanted.size)
    }
    case 'place': {
      const place = (await places()).bySlug.get(wanted.slug) ?? null
      return (
        place && drawDestination(destinationSubjectOf(place), shapeOf(wanted.size), wanted.size, wanted.light)
      )
    }
    case 'default':
      return drawDestination(defaultDestination, shapeOf(wanted.size), wanted.size)
    case 'avatar':
      return drawAvatar(wanted.index)
    case 'empty':
      return drawEmptyState(wanted.state)
  }
}

// A place is drawn wide for its page, and in the shape of hotels for a card.
const shapeOf = (size: 'full' | 'card') => (size === 'card' ? 'standard' : 'wide')
