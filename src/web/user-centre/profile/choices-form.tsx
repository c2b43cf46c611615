import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/text-input.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { profileWords } from '#words/accounts/profile.ts'
import type { KnownUser } from '../../browser-state/session.ts'
import { useRequest, useSite } from '../../page/use-page.ts'
import { currencyNames, sortCurrencies, useChangeCurrency } from '../../shell/currencies.ts'
import { useEditAccount } from './use-edit-account.ts'

/** The language of mails, and the currency of prices, here at once and wherever the guest signs in. */
export function ChoicesForm({ user }: { user: KnownUser }) {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const edit = useEditAccount()
  const changeCurrency = useChangeCurrency()
  const { common, others } = sortCurrencies(useSite().currencies)
  const [lang, setLang] = useState(user.lang ?? locale)
  const [currency, setCurrency] = useState(user.currency ?? 'CNY')
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const { done } = await edit({ lang, currency })
    setBusy(false)
    if (done) changeCurrency(currency)
  }
  return (
    <form className="pane-form pane-form-pair" noValidate onSubmit={save}>
      <Field label={say.language}>
        {(control) => (
          <Select
            {...control}
            value={lang}
            onChange={(event) => setLang(event.target.value === 'zh' ? 'zh' : 'en')}
          >
            <option value="en" lang="en">
              {say.english}
            </option>
            <option value="zh" lang="zh-CN">
              {say.chinese}
            </option>
          </Select>
        )}
      </Field>
      <Field label={say.currency}>
        {(control) => (
          <Select {...control} value={currency} onChange={(event) => setCurrency(event.target.value)}>
            {[...common, ...others].map((code) => (
              <option key={code} value={code}>
                {`${code} · ${currencyNames(code, locale).own}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {centreWords(locale).save}
      </Button>
    </form>
  )
}
