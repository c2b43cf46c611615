import { createContext, type ReactNode, use, useState } from 'react'
import type { Room } from '#contract/hotels.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { useLateDialog } from '#ui/overlays/use-late-dialog.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useHotelPlace } from '../hotel-context.ts'
import { mostCompared, pickKey, type RatePick, toggleCompared } from './rates.ts'

type Comparing = { keys: readonly string[]; toggle: (pick: RatePick) => void; open: () => void }

const ComparingContext = createContext<Comparing>({ keys: [], toggle: () => {}, open: () => {} })

type Props = {
  picks: readonly RatePick[]
  /** All that the hotel sells, whose rates tell what extras cost. */
  rooms: readonly Room[]
  onChoose: (pick: RatePick) => void
  children: ReactNode
}

const fetchDialog = async () => (await import('./comparison-dialog.tsx')).ComparisonDialog

/** Keeps which rates are compared; the comparison itself is fetched when somebody wants to see it. */
export function ComparisonHost({ picks, rooms, onChoose, children }: Props) {
  const { locale } = useHotelPlace()
  const [keys, setKeys] = useState<readonly string[]>([])
  const { Dialog, load, open, close } = useLateDialog(fetchDialog)
  const compared = keys.flatMap((key) => picks.find((pick) => pickKey(pick) === key) ?? [])
  const comparing: Comparing = {
    keys: compared.map(pickKey),
    toggle: (pick) => {
      const key = pickKey(pick)
      const isFull = compared.length >= mostCompared && !keys.includes(key)
      if (isFull) return showToast({ kind: 'warn', text: rateWords(locale).compareFull })
      load()
      setKeys(toggleCompared(compared.map(pickKey), key))
    },
    open,
  }
  return (
    <ComparingContext value={comparing}>
      {children}
      {Dialog && (
        <Dialog
          picks={compared}
          rooms={rooms}
          onRemove={comparing.toggle}
          onClose={close}
          onChoose={(pick) => {
            onChoose(pick)
            close()
          }}
        />
      )}
    </ComparingContext>
  )
}

/** Puts a rate into the comparison, or takes it out. */
export function CompareToggle({ pick }: { pick: RatePick }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const { keys, toggle } = use(ComparingContext)
  const isIn = keys.includes(pickKey(pick))
  return (
    <label className="compare-toggle needs-js">
      <input type="checkbox" className="compare-box" checked={isIn} onChange={() => toggle(pick)} />
      {say.compare}
      <span className="sr-only">
        {' '}
        {pick.room.name}, {pick.rate.name}
      </span>
    </label>
  )
}

/** Opens the comparison; only there is something in it. */
export function CompareButton() {
  const { locale } = useHotelPlace()
  const { keys, open } = use(ComparingContext)
  if (keys.length === 0) return null
  return (
    <Button className="dock-compare" onClick={open}>
      {rateWords(locale).compareCount(keys.length)}
    </Button>
  )
}
