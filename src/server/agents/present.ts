import type { AgentMember, PayoutRequest } from '#contract/agents.ts'
import { publicName } from '#domain/text/person-name.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { PayoutRow } from './payout-store.ts'
import type { MemberRow } from './store.ts'

export const agentZone = 'Asia/Shanghai'
export const cny = (amount: number) => ({ amount, currency: 'CNY' })
export const moment = (at: number) => isoInstant(at, agentZone)

/** Shows only the masked name of a member, which is enough to distinguish members. */
export const presentMember = ({
  id,
  name,
  memberNote,
  joinedAt,
  orders,
  commission,
}: MemberRow): AgentMember => ({
  id,
  account: publicName(name),
  joined: moment(joinedAt),
  orders,
  commission: cny(commission),
  note: memberNote,
})

export const presentPayout = (payout: PayoutRow): PayoutRequest => {
  const { id, amount, state, requestedAt, decidedAt, note, orders } = payout
  return {
    id,
    amount: cny(amount),
    state,
    at: moment(requestedAt),
    decided: decidedAt === null ? null : moment(decidedAt),
    note,
    orders,
  }
}
