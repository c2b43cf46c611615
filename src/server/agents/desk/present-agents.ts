import type { DeskAgent, DeskPayout } from '#contract/desk/agents.ts'
import type { Id } from '#domain/id.ts'
import { namesOfGuests } from '../../accounts/names-of-guests.ts'
import type { Db } from '../../db/database.ts'
import type { PayoutRow } from '../payout-store.ts'
import { cny, moment, presentPayout } from '../present.ts'
import type { AgentRow } from '../store.ts'
import { bankAccountIn } from './bank-account.ts'
import { readAgents } from './desk-store.ts'

export const momentOrNull = (at: number | null) => (at === null ? null : moment(at))

export async function presentAgents(db: Db, agents: readonly AgentRow[]): Promise<DeskAgent[]> {
  const sponsors = await readAgents(
    db,
    agents.flatMap(({ broughtBy }) => broughtBy ?? []),
  )
  const accounts = await namesOfGuests(
    db,
    agents.map(({ id }) => id),
  )
  const nameOf = new Map(sponsors.map(({ id, name }) => [id, name]))
  return agents.map((agent) => ({
    id: agent.id,
    account: accounts.get(agent.id) ?? '',
    name: agent.name,
    state: agent.state,
    code: agent.code,
    channel: agent.channel,
    payout_to: agent.payout,
    statement: agent.statement,
    applied: moment(agent.appliedAt),
    decided: momentOrNull(agent.decidedAt),
    reason: agent.reason,
    sponsor:
      agent.broughtBy === null ? null : { id: agent.broughtBy, name: nameOf.get(agent.broughtBy) ?? '' },
  }))
}

type Sums = Readonly<Record<'pending' | 'earned' | 'requested' | 'paid' | 'owed', number>>

export const presentTotals = ({ pending, earned, requested, paid, owed }: Sums) => ({
  pending: cny(pending),
  earned: cny(earned),
  requested: cny(requested),
  paid: cny(paid),
  owed: cny(owed),
})

export async function presentPayouts(db: Db, payouts: readonly PayoutRow[]): Promise<DeskPayout[]> {
  const agents = await readAgents(db, [...new Set(payouts.map(({ agentId }) => agentId))])
  const agentOf = new Map<Id, AgentRow>(agents.map((agent) => [agent.id, agent]))
  return payouts.map((payout) => ({
    ...presentPayout(payout),
    agent: {
      id: payout.agentId,
      name: agentOf.get(payout.agentId)?.name ?? '',
      code: agentOf.get(payout.agentId)?.code ?? null,
    },
    destination: payout.destination,
    bank_account: bankAccountIn(payout.destination)?.number ?? null,
    batch: payout.batchId,
  }))
}
