import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { warnIncomplete } from '#ui/fields/use-form.ts'
import { PlusIcon, TrashIcon } from '#ui/icons/icons.ts'
import { afterPress } from '#ui/scheduling.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { profileWords } from '#words/accounts/profile.ts'
import {
  mostTravellers,
  namedTravellers,
  type Traveller,
  travellerFaults,
} from '../../account/profile-rules.ts'
import type { KnownUser } from '../../browser-state/session.ts'
import { useRequest } from '../../page/use-page.ts'
import { useEditAccount } from './use-edit-account.ts'

type Row = Traveller & { key: number; settled: boolean }

/** Which name comes first differs by language. */
const order = { en: ['first', 'last'], zh: ['last', 'first'] } as const

export function TravellersForm({ user }: { user: KnownUser }) {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const edit = useEditAccount()
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (user.travellers ?? []).map((traveller, key) => ({ ...traveller, key, settled: false })),
  )
  const faults = travellerFaults(rows, locale)
  const change = (key: number, part: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () =>
    setRows((all) => [
      ...all,
      { first: '', last: '', key: Math.max(-1, ...all.map(({ key }) => key)) + 1, settled: false },
    ])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRows((all) => all.map((row) => ({ ...row, settled: true })))
    const wrong = faults.findIndex((fault) => fault !== undefined)
    if (busy) return
    if (wrong >= 0) {
      warnIncomplete(locale)
      return ref.current?.querySelectorAll('fieldset')[wrong]?.querySelector('input')?.focus()
    }
    setBusy(true)
    await edit({ travellers: namedTravellers(rows) })
    setBusy(false)
  }
  return (
    <form ref={ref} className="travellers" noValidate onSubmit={save}>
      {rows.length === 0 && <p className="pane-text">{say.noTravellers}</p>}
      {rows.map(({ key, first, last, settled }, at) => (
        <fieldset key={key} onBlur={() => afterPress(() => change(key, { settled: true }))}>
          <legend className="sr-only">{say.traveller(at + 1)}</legend>
          {order[locale].map((part, place) => (
            <Field key={part} label={say[part]} error={settled && place === 0 ? faults[at] : null}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  value={part === 'first' ? first : last}
                  onChange={(event) => change(key, { [part]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Button
            kind="quiet"
            round
            aria-label={say.removeTraveller(at + 1)}
            title={say.removeTraveller(at + 1)}
            onClick={() => setRows((all) => all.filter((row) => row.key !== key))}
          >
            <TrashIcon />
          </Button>
        </fieldset>
      ))}
      <div className="travellers-acts">
        {rows.length < mostTravellers && (
          <Button kind="quiet" onClick={add}>
            <PlusIcon small />
            {say.addTraveller}
          </Button>
        )}
        {(rows.length > 0 || (user.travellers ?? []).length > 0) && (
          <Button type="submit" busy={busy}>
            {centreWords(locale).save}
          </Button>
        )}
      </div>
    </form>
  )
}
