import * as endpoints from '#contract/desk/hotel-endpoints.ts'
import type { AcceptedLead, DeskLead, LeadAcceptance } from '#contract/desk/leads.ts'
import type { Id } from '#domain/id.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace, traceOfCaller } from '../audit/record-audit.ts'
import type { Tx } from '../db/database.ts'
import { addDeskHotel } from '../hotels/desk/add-hotel.ts'
import { bindDesk } from '../http/dispatch.ts'
import { followLead, type LeadRow, showForStaff } from '../partners/follow-lead.ts'
import type { Places } from '../places/open-places.ts'
import type { DeskContext } from './context.ts'
import { changeStaff, findMember, inviteStaff } from './manage-staff.ts'

type LeadContext = DeskContext & { readonly places: Places; readonly rates: () => Promise<RateTable> }

export const leadRoutes = (context: LeadContext) => [
  bindDesk(endpoints.showDeskLead, async ({ number }) => {
    const lead = await showForStaff(context.db, number)
    return lead ? ok(presentLead(lead)) : refuse('not_found')
  }),
  bindDesk(endpoints.acceptDeskLead, (input, caller, runIdempotently) =>
    runIdempotently((tx) => acceptLead(context, tx, input, traceOfCaller(caller))),
  ),
]

const presentLead = ({ locale, note: _, at: __, updatedAt: ___, ...lead }: LeadRow): DeskLead => ({
  ...lead,
  lang: locale,
})

/** One step from an application to a draft and a hotelier who fills it in. */
async function acceptLead(
  context: LeadContext,
  tx: Tx,
  { number, req_id: _, ...hotel }: LeadAcceptance,
  trace: Trace,
) {
  const lead = await showForStaff(tx, number)
  if (!lead) return refuse('not_found')
  if (lead.state === 'closed') return refuse('already_decided')
  const added = await addDeskHotel(context, tx, hotel, trace)
  if (!added.ok) return added
  const { id } = added.value
  const given = await giveAccess(context, tx, { lead, hotelId: id }, trace)
  if (!given.ok) return given
  await followLead(tx, { number, state: 'closed', note: null, now: context.now() })
  await recordAudit(tx, trace, {
    action: 'lead_accepted',
    object: { kind: 'hotel', id, name: hotel.name_en },
    hotelId: id,
    after: { lead: number, hotelier: lead.email },
    now: context.now(),
  })
  return ok<AcceptedLead>({ id, is_invited: given.value })
}

/** Invites the applicant; a hotelier who has access already is given the hotel as well. */
async function giveAccess(
  context: LeadContext,
  tx: Tx,
  { lead, hotelId }: { lead: LeadRow; hotelId: Id },
  trace: Trace,
) {
  const inTx = { ...context, db: tx }
  const email = lead.email.toLowerCase()
  const member = await findMember(tx, email)
  if (!member) {
    const { name, locale } = lead
    const invited = { email, name, role: 'hotelier', hotels: [hotelId], locale } as const
    const sent = await inviteStaff(inTx, { ...invited, hotels: [hotelId] }, { trace, isMailed: true })
    return sent.ok ? ok(true) : sent
  }
  if (member.role !== 'hotelier') return refuse('staff_exists')
  const { id, name, role, hotels } = member
  const changed = await changeStaff(
    inTx,
    { id, name, role, hotels: [...hotels, hotelId], reason: undefined },
    trace,
  )
  return changed.ok ? ok(false) : changed
}
