import { Button } from '#ui/button.tsx'
import { BellIcon } from '#ui/icons/icons.ts'
import { useLateDialog } from '#ui/overlays/use-late-dialog.ts'
import { watchButtonWords } from '#words/saved/watch-button.ts'
import { useRequest } from '../page/use-page.ts'
import type { Watched } from './watch-dialog.tsx'

type Props = { watched: Watched; size?: 'small' | 'medium' }

const fetchDialog = async () => (await import('./watch-dialog.tsx')).WatchDialog

/** Opens the dialog that begins a price alert, which is fetched then. */
export function WatchButton({ watched, size = 'medium' }: Props) {
  const { locale } = useRequest()
  const say = watchButtonWords(locale)
  const { Dialog, isWaiting, open, close } = useLateDialog(fetchDialog)
  return (
    <>
      <Button
        size={size}
        className="watch-button needs-js"
        busy={isWaiting}
        aria-haspopup="dialog"
        onClick={open}
      >
        <BellIcon small={size === 'small'} />
        {watched.hotel ? say.watchHotel : say.watchSearch}
      </Button>
      {Dialog && <Dialog watched={watched} onClose={close} />}
    </>
  )
}
