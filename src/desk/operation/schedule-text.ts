import type { Locale } from '#domain/text/locale.ts'
import { operationWords } from '#words/desk/operation.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A cron expression of minutes and hours in words. `hour` converts an hour of UTC into the reader's. */
export function scheduleText(cron: string, locale: Locale, localTime: (utc: string) => string): string {
  const say = operationWords(locale)
  const [minute = '', hour = ''] = cron.split(' ')
  const everyMinutes = /^\*\/(\d+)$/.exec(minute)
  const everyHours = /^\*\/(\d+)$/.exec(hour)
  if (cron === '* * * * *') return say.everyMinute
  if (everyMinutes && hour === '*') return say.everyMinutes(Number(everyMinutes[1]))
  if (hour === '*' && /^\d+$/.test(minute)) return say.hourly(two(Number(minute)))
  if (everyHours) return say.everyHours(Number(everyHours[1]))
  if (/^\d+$/.test(minute) && /^\d+$/.test(hour))
    return say.daily(localTime(`${two(Number(hour))}:${two(Number(minute))}`))
  return cron
}

/** `41 ms`, `2.8 s`, `4 min 12 s` */
export function durationText(ms: number, locale: Locale): string {
  if (ms < 1_000) return locale === 'zh' ? `${ms}毫秒` : `${ms} ms`
  if (ms < 60_000) return locale === 'zh' ? `${(ms / 1_000).toFixed(1)}秒` : `${(ms / 1_000).toFixed(1)} s`
  const [minutes, seconds] = [Math.floor(ms / 60_000), Math.round((ms % 60_000) / 1_000)]
  return locale === 'zh' ? `${minutes}分${seconds}秒` : `${minutes} min ${seconds} s`
}
