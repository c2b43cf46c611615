import { type FormEvent, useState } from 'react'
import type { PriceAlert } from '#contract/alerts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { alertWords } from '#words/saved/alerts.ts'
import { useRequest } from '../page/use-page.ts'
import { alertName } from './alert-name.ts'
import { limitAmount, limitText } from './limit-amount.ts'
import { LimitField } from './limit-field.tsx'

type Props = {
  alert: PriceAlert
  onClose: () => void
  /** Without a limit it is removed. */
  onLimit: (limit: { limit?: number }) => Promise<unknown>
}

/** Changes or removes the limit of an alert. */
export function LimitDialog({ alert, onClose, onLimit }: Props) {
  const { locale } = useRequest()
  const say = alertWords(locale)
  const { limit, currency } = alert
  const [typed, setTyped] = useState(limit ? limitText(limit.amount, currency) : '')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    setError(null)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const amount = limitAmount(typed, currency)
    if (typed.trim() && amount === null) return setError(say.limitWrong)
    setBusy(true)
    await onLimit(amount === null ? {} : { limit: amount })
    setBusy(false)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say.changeLimit} lead={alertName(alert, locale)}>
      <form className="watch-form" noValidate onSubmit={(event) => void send(event)}>
        <LimitField currency={currency} typed={typed} onType={type} error={error} hint={say.noLimit} />
        <Button type="submit" kind="filled" wide busy={busy}>
          {say.save}
        </Button>
      </form>
    </Dialog>
  )
}
