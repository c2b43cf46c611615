import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { ClockIcon } from '#ui/icons/icons.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import { lastMinutes, nextChange, quoteTimeText } from './quote-time.ts'

type Props = { now: string; expires: string; busy: boolean; onRenew: () => void }

/** How long the price is kept, and a way to keep it longer. */
export function QuoteLine({ now, expires, busy, onRenew }: Props) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const left = useTimeLeft(now, expires)
  const isSoon = left <= lastMinutes
  return (
    <div className={classNames('quote-line', isSoon && 'quote-line-soon')}>
      <ClockIcon small />
      <span>{quoteTimeText(left, locale)}</span>
      {/* Told once, not every second. */}
      <span role="status">{isSoon && <HiddenText>{left > 0 ? say.soon : say.keptNoMore}</HiddenText>}</span>
      <Button kind="link" className="needs-js" waiting={busy} onClick={onRenew}>
        {say.renew}
      </Button>
    </div>
  )
}

/** By the server's clock: the visitor's may be wrong, but it goes at the same pace. */
function useTimeLeft(now: string, expires: string): number {
  const whole = Date.parse(expires) - Date.parse(now)
  const [left, setLeft] = useState(whole)
  useEffect(() => {
    const began = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const rest = whole - (Date.now() - began)
      setLeft(rest)
      if (rest > 0) timer = setTimeout(look, nextChange(rest))
    }
    look()
    // A tab in the background is woken late.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [whole])
  return left
}
