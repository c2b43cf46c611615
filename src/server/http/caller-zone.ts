/** The zone in which the caller's clock runs, as its program says in `time-zone`; UTC where it says nothing that is one. */
export function callerZone(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || header.length > 40) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
