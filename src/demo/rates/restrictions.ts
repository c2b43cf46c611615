import type { Restriction } from '#domain/price/product.ts'
import { EVERY_WEEKDAY } from '#domain/price/restrictions.ts'
import type { Day } from '#domain/time/plain-date.ts'
import { dateOf, dayOf } from '#domain/time/plain-date.ts'
import type { City } from '#gazetteer/city.ts'
import { monthsOf } from '#gazetteer/seasons.ts'
import type { Setting } from '../kinds.ts'
import type { Random } from '../random.ts'
import type { HotelPlan } from './rate-plans.ts'

/** For the whole hotel, or for one of its plans. */
export type HotelRestriction = Restriction & { readonly plan: string | null }

const friday = 16
const saturday = 32
const sunday = 64
const years = 3

type Facts = { city: City; setting: Setting; stars: number; plans: readonly HotelPlan[]; base: Day }

export function restrictionsOf(facts: Facts, random: Random): HotelRestriction[] {
  return [...ofPlans(facts), ...ofSeasons(facts, random), ...ofTheHouse(facts, random)]
}

function ofPlans({ plans, base }: Facts): HotelRestriction[] {
  const always = { from: base, to: base + years * 366, weekdays: EVERY_WEEKDAY }
  return plans.flatMap(({ code, minAdvance, minStay }) => [
    ...(minAdvance > 0 ? [{ ...always, plan: code, kind: 'min_advance' as const, value: minAdvance }] : []),
    ...(minStay > 0 ? [{ ...always, plan: code, kind: 'min_stay' as const, value: minStay }] : []),
  ])
}

/** For peak months, and for months in which small hotels close. */
function ofSeasons({ city, setting, base }: Facts, random: Random): HotelRestriction[] {
  const months = monthsOf(city)
  const full = months.indexOf(Math.max(...months))
  const empty = months.indexOf(Math.min(...months))
  const leisure = setting !== 'city' && setting !== 'airport'
  const rules: HotelRestriction[] = []
  if (leisure && random.chance(30)) {
    const nights = random.pick([2, 2, 3])
    rules.push(...everyYear(base, full, { kind: 'min_stay', weekdays: friday | saturday, value: nights }))
  }
  if (setting === 'island' && random.chance(20)) {
    rules.push(...everyYear(base, full, { kind: 'closed_to_arrival', weekdays: sunday, value: 0 }))
  }
  if ((setting === 'mountain' || setting === 'beach') && random.chance(12)) {
    rules.push(...everyYear(base, empty, { kind: 'closed', weekdays: EVERY_WEEKDAY, value: 0 }))
  }
  return rules
}

function ofTheHouse({ base, stars }: Facts, random: Random): HotelRestriction[] {
  const always = { plan: null, from: base, to: base + years * 366, weekdays: EVERY_WEEKDAY }
  const rules: HotelRestriction[] = []
  if (random.chance(10)) rules.push({ ...always, kind: 'max_stay', value: random.pick([14, 21, 28]) })
  if (stars <= 2 && random.chance(8)) rules.push({ ...always, kind: 'min_advance', value: 1 })
  if (random.chance(8)) {
    for (const newYear of newYears(base)) {
      rules.push({
        ...always,
        kind: 'min_stay_through',
        from: newYear - 1,
        to: newYear - 1,
        value: random.pick([2, 3]),
      })
    }
  }
  return rules
}

function newYears(base: Day): Day[] {
  const year = Number(dateOf(base).slice(0, 4))
  return [1, 2].map((later) => dayOf(`${year + later}-01-01`))
}

function everyYear(
  base: Day,
  month: number,
  rule: Pick<Restriction, 'kind' | 'weekdays' | 'value'>,
): HotelRestriction[] {
  const year = Number(dateOf(base).slice(0, 4))
  const digits = String(month + 1).padStart(2, '0')
  return Array.from({ length: years }, (_, later) => ({
    ...rule,
    plan: null,
    from: dayOf(`${year + later}-${digits}-01`),
    to: dayOf(`${year + later}-${digits}-28`),
  })).filter(({ to }) => to >= base)
}
