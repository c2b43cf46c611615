/** Rules of a rate as they are written in the files of an inventory, split into the parts that a form edits. */

export type WrittenStep = {
  /** Null: from the booking on. */
  readonly daysBefore: string | null
  readonly time: string
  readonly fee: string
}

const partsOf = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

/** `3d18:00 1n; booking 100%` */
export const splitSteps = (text: string): WrittenStep[] =>
  partsOf(text).map((part) => {
    const [start = '', ...fee] = part.split(/\s+/)
    const found = /^(\d*)d(.*)$/.exec(start)
    return { daysBefore: found ? found[1]! : null, time: found ? found[2]! : '', fee: fee.join(' ') }
  })

export const joinSteps = (steps: readonly WrittenStep[]): string =>
  steps
    .map(({ daysBefore, time, fee }) => `${daysBefore === null ? 'booking' : `${daysBefore}d${time}`} ${fee}`)
    .join('; ')

export type WrittenBand = { readonly toAge: string; readonly perNight: string; readonly meals: string }

/** `5 0 0%; 12 80.00 50%` */
export const splitBands = (text: string): WrittenBand[] =>
  partsOf(text).map((part) => {
    const [toAge = '', perNight = '', meals = ''] = part.split(/\s+/)
    return { toAge, perNight, meals }
  })

export const joinBands = (bands: readonly WrittenBand[]): string =>
  bands.map(({ toAge, perNight, meals }) => `${toAge} ${perNight} ${meals}`).join('; ')

/** `deposit 30%` is a kind and its part. */
export function splitPayment(text: string): { readonly kind: string; readonly part: string } {
  const [kind = '', part = ''] = text.split(/\s+/)
  return { kind, part }
}

export const joinPayment = (kind: string, part: string): string =>
  kind === 'deposit' ? `deposit ${part || '30%'}` : kind

export type PriceKind = 'percent' | 'more' | 'less' | 'own'

/** `88.5`, `+30`, `-15` or `own`. */
export function splitPrice(text: string): { readonly kind: PriceKind; readonly value: string } {
  if (text === 'own') return { kind: 'own', value: '' }
  if (text.startsWith('+')) return { kind: 'more', value: text.slice(1) }
  return text.startsWith('-') ? { kind: 'less', value: text.slice(1) } : { kind: 'percent', value: text }
}

const priceSigns = { percent: '', more: '+', less: '-' }

export const joinPrice = (kind: PriceKind, value: string): string =>
  kind === 'own' ? 'own' : `${priceSigns[kind]}${value.replace(/^[\s+-]+/, '')}`

export type FeeSpan = {
  readonly kind: 'free' | 'part' | 'none'
  /** Share of a line that shows the two weeks before arrival. */
  readonly share: number
}

const shownDays = 14

/** The fees of a rate on a line from two weeks before arrival to arrival. */
export function feeSpans(text: string): FeeSpan[] {
  const starts = splitSteps(text)
    .map(({ daysBefore, fee }) => ({
      before: daysBefore === null ? Number.POSITIVE_INFINITY : Number(daysBefore) || 0,
      kind: kindOf(fee),
    }))
    .sort((a, b) => b.before - a.before)
  const spans: FeeSpan[] = []
  let kind: FeeSpan['kind'] = 'free'
  let at = shownDays
  for (const start of starts) {
    const end = Math.min(at, start.before)
    if (at > end) spans.push({ kind, share: (at - end) / shownDays })
    kind = start.kind
    at = end
  }
  spans.push({ kind, share: Math.max(at, 0.7) / shownDays })
  return spans
}

const kindOf = (fee: string): FeeSpan['kind'] =>
  fee === '100%' ? 'none' : /^0+(\.0+)?%?n?$/.test(fee) ? 'free' : 'part'
