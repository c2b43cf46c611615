import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { BellIcon } from '#ui/icons/icons.ts'
import { watchButtonWords } from '#words/saved/watch-button.ts'
import { useRequest } from '../page/use-page.ts'
import type { WatchDialog, Watched } from './watch-dialog.tsx'

type Props = { watched: Watched; size?: 'small' | 'medium' }

/** Opens the dialog that begins a price alert, which is fetched then. */
export function WatchButton({ watched, size = 'medium' }: Props) {
  const { locale } = useRequest()
  const say = watchButtonWords(locale)
  const [Loaded, setLoaded] = useState<typeof WatchDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    if (Loaded) return
    import('./watch-dialog.tsx').then(
      (loaded) => setLoaded(() => loaded.WatchDialog),
      () => setOpen(false),
    )
  }
  return (
    <>
      <Button
        size={size}
        className="watch-button needs-js"
        busy={isOpen && !Loaded}
        aria-haspopup="dialog"
        onClick={open}
      >
        <BellIcon small={size === 'small'} />
        {watched.hotel ? say.watchHotel : say.watchSearch}
      </Button>
      {Loaded && isOpen && <Loaded watched={watched} onClose={() => setOpen(false)} />}
    </>
  )
}
