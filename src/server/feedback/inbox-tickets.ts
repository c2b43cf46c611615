export { listDone, listOfGuest, readSummary, readWaits, searchTickets, type WaitRow } from './inbox-store.ts'
export type { MessageRow, SummaryRow, TicketRow } from './store.ts'
