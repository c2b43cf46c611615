import { useState } from 'react'
import { addFeed } from '#contract/desk/feed-endpoints.ts'
import type { RoomFeeds } from '#contract/desk/feeds.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { feedWords } from '#words/desk/feeds.ts'
import { deskWords } from '#words/desk/frame.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { feedAddress } from './feed-address.ts'
import type { Feeds } from './use-feeds.ts'

type Props = { feeds: Feeds; rooms: readonly RoomFeeds[]; onDone: () => void }

/** Adds a calendar of another site. The input stays until it is accepted. */
export function FeedForm({ feeds, rooms, onDone }: Props) {
  const locale = useLocale()
  const say = feedWords(locale)
  const [room, setRoom] = useState(rooms[0]?.room ?? '')
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const [addressProblem, setAddressProblem] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async (form: HTMLFormElement) => {
    const refuse = (text: string) => {
      setAddressProblem(text)
      form.querySelector<HTMLElement>('[inputmode=url]')?.focus()
    }
    const read = rooms.find((one) => one.room === room)?.feeds.map(({ url }) => url) ?? []
    const address = feedAddress(typed, { origin: location.origin, read })
    setProblem(null)
    if (!address.ok) return refuse(say[address.refusal])
    const outcome = await feeds.change(addFeed, {
      room,
      url: address.value,
      name: name.trim() || undefined,
    })
    if (outcome === 'busy') return
    if (outcome === 'done') {
      showToast({ kind: 'good', text: say.added(name.trim() || new URL(address.value).host) })
      return onDone()
    }
    const fields = (outcome.data.fields ?? {}) as Record<string, string>
    if (fields.url) return refuse(fields.url)
    setProblem(fields.name ?? outcome.msg)
  }
  return (
    <form
      className="item-form feed-form"
      aria-label={say.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <SelectField
        label={say.room}
        value={room}
        onChange={setRoom}
        options={rooms.map((one) => [one.room, one.name] as const)}
      />
      <TextField label={say.name} hint={say.nameHint} value={name} onChange={setName} maxLength={80} />
      <TextField
        label={say.address}
        hint={say.addressHint}
        problem={addressProblem}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setAddressProblem(undefined)
        }}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
      />
      {problem && <Problem text={problem} />}
      <footer>
        <span className="grow" />
        <button type="button" className="btn" onClick={onDone}>
          {deskWords(locale).cancel}
        </button>
        <button type="submit" className="btn" aria-disabled={feeds.isSending}>
          {say.addYes}
        </button>
      </footer>
    </form>
  )
}
