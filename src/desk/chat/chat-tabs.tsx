import { useEffect } from 'react'
import type { ChatRow } from '#contract/desk/chat.ts'
import { CloseIcon } from '#ui/icons/icons.ts'
import { chatWords } from '#words/desk/chat.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, goTo } from '../router.ts'

type Props = {
  tabs: readonly string[]
  chosen: string | null
  rows: readonly ChatRow[]
  onClose: (id: string) => void
}

/** Open conversations; `Alt` and a digit switch between them. */
export function ChatTabs({ tabs, chosen, rows, onClose }: Props) {
  const say = chatWords(useLocale())
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
      const id = digit && event.altKey && tabs[Number(digit) - 1]
      if (!id) return
      event.preventDefault()
      goTo(addressOf('/chat', { id }))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [tabs])
  if (tabs.length === 0) return null
  return (
    <nav className="opens" aria-label={say.openOnes}>
      {tabs.map((id, at) => {
        const row = rows.find((one) => one.id === id)
        return (
          <span key={id} className={id === chosen ? 'open-tab on' : 'open-tab'}>
            <Link href={addressOf('/chat', { id })} aria-current={id === chosen ? 'page' : undefined}>
              {row && row.unread > 0 && id !== chosen && (
                <>
                  <span className="un" aria-hidden="true" />
                  <span className="sr">{say.unread(row.unread)}</span>
                </>
              )}
              {row?.name || say.visitor} <kbd className="no-phone">{at + 1}</kbd>
            </Link>
            <button type="button" aria-label={say.close} onClick={() => onClose(id)}>
              <CloseIcon />
            </button>
          </span>
        )
      })}
    </nav>
  )
}
