import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { alertWords } from '#words/saved/alerts.ts'
import { useRequest } from '../page/use-page.ts'

type Props = {
  currency: string
  typed: string
  onType: (typed: string) => void
  error: string | null
  hint?: string
}

/** The price below which a guest wants to be told. */
export function LimitField({ currency, typed, onType, error, hint }: Props) {
  const { locale } = useRequest()
  return (
    <Field label={alertWords(locale).myLimit(currency)} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          maxLength={16}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  )
}
