/** The progress of a long operation. */
export type Progress = (done: number, total: number | null) => void

type Out = { isTTY?: boolean; write: (text: string) => unknown }
type Options = { unit: string; out: Out; now: () => number }

const width = 28
const everyMs = { terminal: 120, log: 5_000 }

/** A progress bar with rate and remaining time on a terminal; in a log a line at intervals. */
export function progressBar(title: string, { unit, out, now }: Options): { show: Progress; end: () => void } {
  const began = now()
  let shown = Number.NEGATIVE_INFINITY
  let last = ''
  let first: number | null = null
  const show: Progress = (done, total) => {
    // Work of an earlier run does not count towards the rate.
    first ??= done
    const patience = out.isTTY ? everyMs.terminal : everyMs.log
    const isLast = done === total
    if (now() - shown < patience && !isLast) return
    shown = now()
    last = lineOf(title, unit, done, total, (now() - began) / 1000, first)
    out.write(out.isTTY ? `\r\u001b[K${last}` : `${last}\n`)
  }
  return { show, end: () => void (out.isTTY && last && out.write('\n')) }
}

export function lineOf(
  title: string,
  unit: string,
  done: number,
  total: number | null,
  seconds: number,
  first = 0,
): string {
  const rate = seconds > 0 ? (done - first) / seconds : 0
  const speed = `${Math.round(rate).toLocaleString('en')} ${unit}/s`
  if (total === null) return `${title} ${done.toLocaleString('en')} ${unit}, ${speed}`
  const part = total === 0 ? 1 : Math.min(1, done / total)
  const full = Math.round(part * width)
  const left = rate > 0 ? Math.ceil((total - done) / rate) : null
  const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`
  const count = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}`
  return `${title} ${bar} ${Math.floor(part * 100)} %  ${count}, ${speed}${left === null ? '' : `, ${timeOf(left)} left`}`
}

const timeOf = (seconds: number) => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`)
