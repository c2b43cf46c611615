/**
 * Statements of booking, payment and cancellation that read the rows of several hotels. On a distributed database each
 * asks every server. `part` identifies the statement, with single spaces.
 */
export const statementsOfSeveralHotels: readonly { readonly part: string; readonly reason: string }[] = []
