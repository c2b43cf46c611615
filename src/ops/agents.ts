import { formatMoney } from '#domain/money/money-format.ts'
import { findGuest, readGuest } from '#server/accounts/find-guest.ts'
import { correctCommission, reverseOrder } from '#server/agents/correct-commission.ts'
import { type AgentRow, decideAgent, listAgents, readAgent } from '#server/agents/decide-agent.ts'
import { decidePayout, listPayouts, type PayoutRow } from '#server/agents/decide-payout.ts'
import { endAgent } from '#server/agents/leave-programme.ts'
import type { Db } from '#server/db/database.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- agents list [--state applied|approved|refused|left] [--limit N]
       npm run ops -- agents approve AGENT
       npm run ops -- agents refuse AGENT --reason TEXT
       npm run ops -- agents end AGENT --reason TEXT
       npm run ops -- agents payouts [--state requested|paid|refused] [--limit N]
       npm run ops -- agents pay PAYOUT --reference TEXT
       npm run ops -- agents refuse-payout PAYOUT --reason TEXT
       npm run ops -- agents give|take AGENT AMOUNT --reason TEXT
       npm run ops -- agents reverse ORDER --reason TEXT

AGENT is a number of "list", or the agent's login name. AMOUNT is in CNY: 12.50.

  list           pending applications, oldest first, or those in another state
  approve        gives the agent a code and a link, and notifies them
  refuse         notifies the applicant of the reason; they may apply again
  end            ends an agent's membership and notifies them of the reason; earned commission becomes a payout request
  payouts        pending payout requests, or those in another state
  pay            records a payment with the bank's reference, and notifies the agent
  refuse-payout  returns the amount to the balance and notifies the agent of the reason
  give, take     corrects an agent's earnings by a new row of the ledger
  reverse        reverses all commissions of an order; amounts already paid out are deducted from the next
                 payout

  --json         prints JSON instead of lines

Commission is described in docs/agents.md.`

const usage =
  'Which one? npm run ops -- agents list | approve | refuse | end | payouts | pay | refuse-payout | give | take | reverse'

type Asked = { target: string; amount: string; json: boolean; reason: string; state: string; limit: number }

export const agentsCommand: Command = {
  name: 'agents',
  about: 'decide on agents, pay out and correct their commission',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        reason: { type: 'string', default: '' },
        reference: { type: 'string', default: '' },
        state: { type: 'string', default: '' },
        limit: { type: 'string', default: '50' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', target = '', amount = ''] = options.positionals
    const { json, reason, reference, state } = options.values
    const limit = Number(options.values.limit)
    const action = Object.hasOwn(actions, what) ? actions[what] : undefined
    const isList = what === 'list' || what === 'payouts'
    if (!action || (!isList && !target)) return fail(usage, 2)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    const why = (what === 'pay' ? reference : reason).trim()
    if (!isList && what !== 'approve' && !why)
      return fail(what === 'pay' ? 'Which reference? Add --reference TEXT' : 'Why? Add --reason TEXT', 2)
    return action({ target, amount, json, reason: why, state, limit }, workplace)
  },
}

const isOneOf = <Name extends string>(names: readonly Name[], text: string) =>
  names.find((name) => name === text)

const actions: Record<string, (asked: Asked, workplace: Workplace) => Promise<number>> = {
  list: async ({ state, limit, json }, { open }) => {
    const known = isOneOf(['applied', 'approved', 'refused', 'left'], state || 'applied')
    if (!known) return fail(`There is no state "${state}"`, 2)
    const agents = await listAgents((await open()).db, { state: known, limit })
    return print(json, agents, agents.map(agentLine).join('\n') || 'No agents.')
  },
  payouts: async ({ state, limit, json }, { open }) => {
    const known = isOneOf(['requested', 'paid', 'refused'], state || 'requested')
    if (!known) return fail(`There is no state "${state}"`, 2)
    const payouts = await listPayouts((await open()).db, { state: known, limit })
    return print(json, payouts, payouts.map(payoutLine).join('\n') || 'No payouts.')
  },
  approve: (asked, workplace) => decide(asked, workplace, true),
  refuse: (asked, workplace) => decide(asked, workplace, false),
  end: async ({ target, reason, json }, workplace) => {
    const { db } = await workplace.open()
    const agent = await findAgent(db, target)
    if (!agent) return fail(`There is no agent ${target}`)
    const { booking: context } = await workplace.parts()
    const ended = await endAgent(context, { id: agent.id, reason })
    if (!ended.ok) return fail(`${target} is ${agent.state}: nothing was changed`)
    return print(json, ended.value, agentLine(ended.value))
  },
  pay: (asked, workplace) => settle(asked, workplace, true),
  'refuse-payout': (asked, workplace) => settle(asked, workplace, false),
  give: (asked, workplace) => correct(asked, workplace, 1),
  take: (asked, workplace) => correct(asked, workplace, -1),
  reverse: async ({ target, reason, json }, { open, actor }) => {
    const { db } = await open()
    const number = target.toUpperCase()
    const reversed = await reverseOrder(db, { number, reason, by: await actor(), now: Date.now() })
    if (!reversed.ok) return fail(`No commission was counted for an order ${number}`)
    return print(
      json,
      { order: number, reversed: reversed.value },
      `${number}: ${cny(reversed.value)} reversed.`,
    )
  },
}

async function decide({ target, reason, json }: Asked, workplace: Workplace, approve: boolean) {
  const { db } = await workplace.open()
  const agent = await findAgent(db, target)
  if (!agent) return fail(`There is no agent ${target}`)
  const { booking: context } = await workplace.parts()
  const decided = await decideAgent(
    context,
    approve ? { id: agent.id, approve } : { id: agent.id, approve, reason },
  )
  if (!decided.ok) return fail(`${target} is ${decided.refusal}: nothing was changed`)
  return print(json, decided.value, agentLine(decided.value))
}

async function settle({ target, reason, json }: Asked, workplace: Workplace, paid: boolean) {
  if (!/^\d{1,18}$/.test(target)) return fail('Which payout? A number of "agents payouts"', 2)
  const { booking: context } = await workplace.parts()
  const decided = await decidePayout(context, {
    id: target,
    paid,
    note: reason,
    by: await workplace.actor(),
  })
  if (decided.ok) return print(json, decided.value, payoutLine(decided.value))
  return fail(
    decided.refusal === 'not_found'
      ? `There is no payout ${target}`
      : decided.refusal === 'payout_in_batch'
        ? `Payout ${target} is in a batch of the desk: pay or cancel the batch there`
        : `Payout ${target} is ${decided.refusal}: nothing was changed`,
  )
}

async function correct({ target, amount, reason, json }: Asked, { open, actor }: Workplace, sign: 1 | -1) {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0)
    return fail('How much, in CNY? For example 12.50', 2)
  const { db } = await open()
  const agent = await findAgent(db, target)
  if (!agent) return fail(`There is no agent ${target}`)
  const change = sign * Math.round(Number(amount) * 100)
  const corrected = await correctCommission(db, {
    agentId: agent.id,
    amount: change,
    reason,
    by: await actor(),
    now: Date.now(),
  })
  if (!corrected.ok) return fail(`${target} has not earned ${amount}: nothing was changed`)
  const facts = { agent: agent.id, amount: change, earned: corrected.value }
  return print(json, facts, `${agent.id}: ${cny(change)}, now ${cny(corrected.value)} earned.`)
}

async function findAgent(db: Db, target: string): Promise<AgentRow | null> {
  const isNumber = /^\d{1,9}$/.test(target)
  const guest = isNumber ? await readGuest(db, target) : await findGuest(db, target)
  return guest && readAgent(db, guest.id)
}

const cny = (amount: number) => formatMoney({ amount, currency: 'CNY' })
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

const agentLine = ({ id, state, name, code, appliedAt, channel, payout, reason, broughtBy }: AgentRow) =>
  `${id}  ${state.padEnd(8)} ${dayOf(appliedAt)}  ${name}, paid to ${payout}${code ? `, code ${code}` : ''}${broughtBy ? `, member of ${broughtBy}` : ''}${reason ? `, refused: ${reason}` : ''}\n  ${channel.replaceAll('\n', '\n  ')}`

const payoutLine = ({ id, agentId, amount, state, requestedAt, destination, note }: PayoutRow) =>
  `${id}  ${state.padEnd(9)} ${dayOf(requestedAt)}  agent ${agentId}  ${cny(amount)} to ${destination}${note ? `  (${note})` : ''}`
