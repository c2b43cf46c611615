import { useEffect, useRef } from 'react'
import type { GatewayForm as Form } from '#contract/payments.ts'
import { buttonClass } from '#ui/button-class.ts'
import { paymentMeansWords } from '#words/payment-means.ts'
import { useRequest } from '../page/use-page.ts'

/** A form signed for the gateway. It sends itself; its button is there for whoever stays behind. */
export function GatewayForm({ form: { action, fields } }: { form: Form }) {
  const { locale } = useRequest()
  const say = paymentMeansWords(locale)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.submit(), [])
  return (
    <form ref={ref} className="pay-notice" method="post" action={action} acceptCharset="utf-8">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status">{say.formText}</p>
      <button type="submit" className={buttonClass()}>
        {say.formGo}
      </button>
    </form>
  )
}
