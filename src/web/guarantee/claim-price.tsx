import { Field } from '#ui/fields/field.tsx'
import { Select, TextArea, TextInput } from '#ui/fields/text-input.tsx'
import type { FieldControl } from '#ui/fields/use-form.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { useRequest, useSite } from '../page/use-page.ts'

type Name = 'url' | 'total' | 'currency' | 'text'
type Props = {
  field: (name: Name) => FieldControl
  faults: { readonly [N in Name]?: string | undefined }
}

/** Where the offer is, what it costs in all, and what there is to say about it. */
export function ClaimPrice({ field, faults }: Props) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  const { currencies } = useSite()
  return (
    <>
      <Field label={say.address} error={faults.url}>
        {(control) => (
          <TextInput {...control} {...field('url')} type="url" inputMode="url" placeholder="https://" />
        )}
      </Field>
      <div className="claim-pair">
        <Field label={say.total} error={faults.total}>
          {(control) => <TextInput {...control} {...field('total')} inputMode="decimal" placeholder="0.00" />}
        </Field>
        <Field label={say.currency} error={faults.currency}>
          {(control) => (
            <Select {...control} {...field('currency')}>
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={say.note} optional error={faults.text}>
        {(control) => <TextArea {...control} {...field('text')} rows={2} maxLength={5000} />}
      </Field>
    </>
  )
}
