import type { Today } from '#contract/desk/today.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { todayWords } from '#words/desk/today.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'

/** Figures of the day beside the same weekday of last week. */
export function Figures({ data }: { data: Today }) {
  const locale = useLocale()
  const say = todayWords(locale)
  const weekday = formatDate(hereOf(data.now).slice(0, 10), locale, 'spoken')
  const day = locale === 'zh' ? `周${weekday.slice(-2, -1)}` : weekday.split(' ')[0]!
  const { booked, value, cancelled } = data.figures
  const figures = [
    [say.booked, booked, formatCount(booked.value, locale)],
    [say.value, value, formatMoney(money(value.value, 'CNY'), locale)],
    [say.cancelled, cancelled, formatCount(cancelled.value, locale)],
  ] as const
  const beside = ({ value: is, before }: (typeof figures)[number][1]) => {
    if (before === 0) return say.was('0', day)
    const percent = `${Math.abs(Math.round((1_000 * (is - before)) / before) / 10)}%`
    return is === before ? say.same(day) : is > before ? say.more(percent, day) : say.less(percent, day)
  }
  return (
    <div className="figs figs-three">
      {figures.map(([name, figure, shown]) => (
        <div key={name}>
          <span>{name}</span>
          <b>{shown}</b>
          <Spark hours={figure.hours} before={figure.hours_before} />
          <small>{beside(figure)}</small>
        </div>
      ))}
    </div>
  )
}

function Spark({ hours, before }: { hours: readonly number[]; before: readonly number[] }) {
  const most = Math.max(1, ...hours, ...before)
  const path = (values: readonly number[]) =>
    values
      .map((value, at) => `${at === 0 ? 'M' : 'L'}${2 + (at * 68) / 23} ${25 - (22 * value) / most}`)
      .join('')
  const last = hours.length - 1
  return (
    <svg className="spark" viewBox="0 0 72 28" width="72" height="28" aria-hidden="true">
      <path className="prev" d={path(before)} />
      <path d={path(hours)} />
      <circle cx={2 + (last * 68) / 23} cy={25 - (22 * (hours[last] ?? 0)) / most} r="2.4" />
    </svg>
  )
}
