import type { DeskHit } from '#contract/desk/staff.ts'
import type { Permission } from '#domain/permissions.ts'
import { addressOf } from './router.ts'

export type PaletteAction = {
  readonly name: 'bookForGuest' | 'importHotels' | 'goAwayInChat' | 'switchLanguage' | 'switchTheme'
  readonly needs: Permission | null
  readonly to?: string
}

/** Actions that are possible from anywhere; one without an address runs in place. */
export const paletteActions: readonly PaletteAction[] = [
  { name: 'bookForGuest', needs: 'orders.book', to: '/book' },
  { name: 'importHotels', needs: 'hotels.import', to: '/hotels/import' },
  { name: 'goAwayInChat', needs: 'chat.answer', to: '/chat' },
  { name: 'switchLanguage', needs: null },
  { name: 'switchTheme', needs: null },
]

/** The page of something that was found. */
export function addressOfHit({ kind, id }: Pick<DeskHit, 'kind' | 'id'>): string {
  switch (kind) {
    case 'order':
      return addressOf(`/orders/${id}`)
    case 'guest':
      return addressOf(`/guests/${id}`)
    case 'hotel':
      return addressOf(`/hotels/${id}`)
    case 'ticket':
      return addressOf('/inbox', { entry: id })
  }
}

/** An order number, typed whole: the desk opens it without a search. */
export const orderNumber = /^LS[0-9A-Z]{9}$/i

/** Whether a name contains every typed word. */
export const matches = (name: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => name.toLowerCase().includes(word))
