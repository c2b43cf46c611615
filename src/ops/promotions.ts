import { formatMoney } from '#domain/money/money-format.ts'
import {
  listPromotions,
  type PromotionSummary,
  promotionState,
  stopPromotion,
} from '#server/inventory/promotions.ts'
import { formatPercent } from '#words/format.ts'
import { type Command, readOptions } from './command.ts'
import { dateAndTime, fail, print } from './printing.ts'

const help = `Usage: npm run ops -- promotions list [--limit N]
       npm run ops -- promotions stop CODE [--reason TEXT]

  list  every promotion with its discount, period and uses: running, coming, over or used_up
  stop  ends a promotion at once: no new order can use it, and orders that used it keep their price

  --json  prints JSON instead of lines

Promotions are created at the desk or by an import; see docs/inventory-format.md.`

export const promotionsCommand: Command = {
  name: 'promotions',
  about: 'list promotions and stop one',
  help,
  run: async (words, { open, changer }) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        reason: { type: 'string' },
        limit: { type: 'string', default: '100' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', typed = ''] = options.positionals
    const { json, reason } = options.values
    const limit = Number(options.values.limit)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    const now = Date.now()
    if (what === 'list') {
      await changer('promotions.see')
      const promotions = (await listPromotions((await open()).db, limit)).map((promotion) => ({
        ...promotion,
        state: promotionState(promotion, now),
      }))
      return print(json, promotions, promotions.map(lineOf).join('\n') || 'No promotions.')
    }
    if (what !== 'stop' || !typed) return fail('Which one? npm run ops -- promotions list | stop CODE', 2)
    const code = typed.toUpperCase()
    const by = await changer('promotions.change')
    const stopped = await stopPromotion((await open()).db, { code, reason, now }, by.trace)
    if (!stopped.ok)
      return fail(
        stopped.refusal === 'not_found' ? `There is no promotion ${code}` : `${code} is over already`,
      )
    return print(json, { code, stopped: true }, `${code} is stopped.`)
  },
}

const discountOf = ({ of, value, currency }: PromotionSummary) =>
  of === 'percent' ? formatPercent(value) : formatMoney({ amount: value, currency: currency! })

const lineOf = (promotion: PromotionSummary & { state: string }) =>
  [
    promotion.code,
    promotion.state.padEnd(8),
    discountOf(promotion),
    `${dateAndTime(promotion.from)} to ${dateAndTime(promotion.until)}`,
    `${promotion.used} of ${promotion.usesInAll ?? 'unlimited'} uses`,
    ...(promotion.usesPerAccount === null ? [] : [`${promotion.usesPerAccount} per account`]),
    ...(promotion.minNights > 1 ? [`from ${promotion.minNights} nights`] : []),
  ].join('  ')
