import { money, parseDecimal } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { type ClaimState, claimStates } from '#domain/order/claims.ts'
import {
  type ClaimRow,
  grantClaim,
  listForStaff,
  refuseClaim,
  showForStaff,
} from '#server/guarantee/decide-claim.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- claims list [--state open|granted|refused] [--limit N]
       npm run ops -- claims show ID
       npm run ops -- claims grant ID --refund AMOUNT --reason "…"
       npm run ops -- claims grant ID --points N --reason "…"
       npm run ops -- claims refuse ID --reason "…"

Best-rate claims: offers elsewhere below our price.

  list      open claims, oldest first, or those in another state
  show      one claim with everything its guest sent
  grant     refunds money (--refund 88.00, in the order's currency, up to the amount prepaid to us) or grants points
            (--points 8800; 100 points are worth CNY 1), or both
  refuse    grants nothing

The guest reads the reason by mail and on the guarantee page: write it in the guest's language. A decision is final.

  --json    prints JSON instead of lines`

const usage = 'Which one? npm run ops -- claims list | show ID | grant ID … | refuse ID …'

type Asked = {
  id: string
  json: boolean
  state: string
  limit: number
  refund: string
  points: string
  reason: string
}

export const claimsCommand: Command = {
  name: 'claims',
  about: 'list best-rate claims, grant or refuse them',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        state: { type: 'string', default: 'open' },
        limit: { type: 'string', default: '50' },
        refund: { type: 'string', default: '0' },
        points: { type: 'string', default: '0' },
        reason: { type: 'string', default: '' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', id = ''] = options.positionals
    const limit = Number(options.values.limit)
    const action = actions[what]
    if (!action || (what !== 'list' && !/^\d{1,18}$/.test(id))) return fail(usage, 2)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    const reason = options.values.reason.trim()
    if ((what === 'grant' || what === 'refuse') && !reason)
      return fail('Give the reason for the guest: --reason "…"', 2)
    return action({ ...options.values, id, limit, reason }, workplace)
  },
}

const actions: Record<string, (asked: Asked, workplace: Workplace) => Promise<number>> = {
  list: async ({ state, limit, json }, { open }) => {
    const known = claimStates.find((one): one is ClaimState => one === state)
    if (!known) return fail(`There is no state "${state}"`, 2)
    const claims = await listForStaff((await open()).db, known, limit)
    return print(json, claims, claims.map(lineOf).join('\n') || 'No claims.')
  },
  show: async ({ id, json }, { open }) => {
    const claim = await showForStaff((await open()).db, id)
    return claim ? print(json, claim, textOf(claim)) : fail(whyNot.not_found(id))
  },
  grant: async ({ id, json, refund, points, reason }, { parts, actor }) => {
    const { db, booking } = await parts()
    const claim = await showForStaff(db, id)
    if (!claim) return fail(whyNot.not_found(id))
    const amount = parseDecimal(refund, claim.orderCurrency)
    const given = Number(points)
    if (!amount || amount.amount < 0) return fail(`--refund is an amount of ${claim.orderCurrency}: 88.00`, 2)
    if (!Number.isSafeInteger(given) || given < 0) return fail('--points is a whole number', 2)
    const granted = await grantClaim(
      { ...booking, booking },
      { id, refund: amount.amount, points: given, reason, by: await actor() },
    )
    if (!granted.ok) return fail(whyNot[granted.refusal](id))
    return print(json, granted.value, `${id}: granted, and its guest is notified.`)
  },
  refuse: async ({ id, json, reason }, { parts, actor }) => {
    const { booking } = await parts()
    const refused = await refuseClaim({ ...booking, booking }, { id, reason, by: await actor() })
    if (!refused.ok) return fail(whyNot[refused.refusal](id))
    return print(json, refused.value, `${id}: refused, and its guest is notified.`)
  },
}

const whyNot = {
  not_found: (id: string) => `There is no claim ${id}`,
  already_decided: (id: string) => `${id} was already decided; see: claims show ${id}`,
  nothing_granted: () => 'Give an amount: --refund AMOUNT or --points N',
  not_paid_to_us: (id: string) =>
    `The order of ${id} was not prepaid to us, so it cannot be refunded: grant points instead`,
  more_than_paid: (id: string) => `That is more than the guest of ${id} has paid to us`,
}

const lineOf = ({
  id,
  state,
  orderNumber,
  hotel,
  total,
  currency,
  difference,
  orderCurrency,
  sentAt,
}: ClaimRow) =>
  [
    id,
    state.padEnd(8),
    orderNumber,
    `seen for ${formatMoney(money(total, currency))}`,
    `${formatMoney(money(difference, orderCurrency))} below ours`,
    hotel.en,
    new Date(sentAt).toISOString().slice(0, 16),
  ].join('  ')

const textOf = (claim: ClaimRow) =>
  [
    lineOf(claim),
    `  ${claim.url}`,
    ...(claim.text ? [`  ${claim.text.replaceAll('\n', '\n  ')}`] : []),
    ...claim.images.map((id) => `  /media/uploads/${id}.webp`),
    ...(claim.answer
      ? [
          `  refund ${formatMoney(money(claim.refund, claim.orderCurrency))}, ${claim.points} points: ${claim.answer}`,
        ]
      : []),
  ].join('\n')
