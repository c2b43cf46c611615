import type { DeskGuest } from '#contract/desk/guests.ts'

export type GuestProps = { guest: DeskGuest; onChanged: (guest: DeskGuest) => void }
