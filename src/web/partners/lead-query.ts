const faults = ['fields', 'too_many'] as const
const ticketPattern = /^[A-Z0-9]{4,20}$/

/** How a form that was sent without JavaScript came out: the number of the enquiry, or what was wrong. */
export type LeadQuery = { readonly sent?: string; readonly fault?: (typeof faults)[number] }

export function readLeadQuery({ sent, fault }: Record<string, unknown>): LeadQuery {
  const wrong = faults.find((known) => known === fault)
  return {
    ...(typeof sent === 'string' && ticketPattern.test(sent) ? { sent } : {}),
    ...(wrong ? { fault: wrong } : {}),
  }
}
