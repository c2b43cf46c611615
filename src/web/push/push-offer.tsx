import { Button } from '#ui/button.tsx'
import { pushWords } from '#words/site/push.ts'
import { useRequest } from '../page/use-page.ts'
import { usePush } from './use-push.ts'
import './push.css'

/** Offers notices where it is clear what for; gone once they are on, and where they cannot be had. */
export function PushOffer({ reason }: { reason: 'supportReason' | 'orderReason' }) {
  const { locale } = useRequest()
  const say = pushWords(locale)
  const { ability, device, busy, turnOn } = usePush()
  if (ability !== 'ready' || device) return null
  return (
    <div className="push-offer">
      <p>{say[reason]}</p>
      <Button size="small" busy={busy} onClick={() => void turnOn()}>
        {say.turnOn}
      </Button>
    </div>
  )
}
