import { useEffect, useRef } from 'react'

/** Two keys in a row count as one shortcut within this time. */
const sequenceMs = 900

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** Shortcuts of a screen, by key (`j`) or sequence (`g t`); never inside fields, dialogs or with a modifier. */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    let first = ''
    let at = 0
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return
      const isSecond = first !== '' && event.timeStamp - at < sequenceMs
      const pair = isSecond ? latest.current[`${first} ${event.key}`] : undefined
      const run = pair ?? latest.current[event.key]
      first = event.key
      at = event.timeStamp
      if (!run) return
      first = ''
      event.preventDefault()
      run(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
