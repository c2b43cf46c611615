import { type ReactNode, useId, useRef, useState } from 'react'
import { shareRoom } from '#contract/desk/feed-endpoints.ts'
import type { RoomFeeds } from '#contract/desk/feeds.ts'
import { CopyIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { feedWords } from '#words/desk/feeds.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useLocale } from '../parts/use-desk.ts'
import type { Feeds } from './use-feeds.ts'

type Props = { feeds: Feeds; room: RoomFeeds }

/** The secret address at which other sites read the sold-out nights of a room type. */
export function FeedShare({ feeds, room: { room, name, address } }: Props) {
  const say = feedWords(useLocale())
  const [wanted, setWanted] = useState<'replace' | 'stop' | null>(null)
  const share = async (share: boolean, done: string) => {
    const outcome = await feeds.change(shareRoom, { room, share })
    if (outcome === 'done') showToast({ kind: 'good', text: done })
    return typeof outcome === 'string' ? null : outcome.msg
  }
  const create = async () => {
    const refused = await share(true, say.created(name))
    if (refused) showToast({ kind: 'warn', text: refused })
  }
  const confirmed = async () => {
    const isNew = wanted === 'replace'
    const refused = await share(isNew, isNew ? say.replaced(name) : say.stopped(name))
    if (!refused) setWanted(null)
    return refused
  }
  if (address === null)
    return (
      <p className="feed-none">
        <span className="faint">{say.notShared}</span>
        {feeds.mayChange && (
          <button
            type="button"
            className="btn btn-s"
            aria-label={say.createNamed(name)}
            aria-disabled={feeds.isSending}
            onClick={() => void create()}
          >
            {say.create}
          </button>
        )}
      </p>
    )
  return (
    <>
      <Address address={address} name={name}>
        {feeds.mayChange && (
          <span className="feed-acts">
            <button
              type="button"
              className="btn btn-s"
              aria-label={say.replaceNamed(name)}
              onClick={() => setWanted('replace')}
            >
              {say.replace}
            </button>
            <button
              type="button"
              className="btn btn-s"
              aria-label={say.stopNamed(name)}
              onClick={() => setWanted('stop')}
            >
              {say.stop}
            </button>
          </span>
        )}
      </Address>
      {wanted && (
        <ConfirmDialog
          title={wanted === 'replace' ? say.replaceTitle(name) : say.stopTitle(name)}
          lead={wanted === 'replace' ? say.replaceLead : say.stopLead}
          verb={wanted === 'replace' ? say.replaceYes : say.stop}
          onClose={() => setWanted(null)}
          onConfirm={confirmed}
        />
      )}
    </>
  )
}

type AddressProps = { address: string; name: string; children: ReactNode }

function Address({ address, name, children }: AddressProps) {
  const say = feedWords(useLocale())
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ kind: 'good', text: say.copied })
    } catch {
      field.current?.select()
      showToast({ kind: 'warn', text: say.notCopied })
    }
  }
  return (
    <div className="feed-address">
      <span className="input off">
        <input
          ref={field}
          readOnly
          className="mono"
          value={address}
          aria-label={say.addressOf(name)}
          aria-describedby={id}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          className="btn btn-quiet btn-s"
          aria-label={say.copyNamed(name)}
          onClick={() => void copy()}
        >
          <CopyIcon />
          {say.copy}
        </button>
      </span>
      <div>
        <span id={id} className="hint">
          {say.secret}
        </span>
        {children}
      </div>
    </div>
  )
}
