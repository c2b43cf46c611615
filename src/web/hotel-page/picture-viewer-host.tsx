import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { afterPaint } from '#ui/scheduling.ts'
import type { PictureViewer, ShownPictures } from './picture-viewer.tsx'

type Viewer = { open: (shown: ShownPictures) => void; prepare: () => void }

const ViewerContext = createContext<Viewer>({ open: () => {}, prepare: () => {} })

export const usePictureViewer = () => use(ViewerContext)

/** Holds the large view of pictures, which is fetched when somebody comes near one. */
export function PictureViewerHost({ children }: { children: ReactNode }) {
  const [View, setView] = useState<typeof PictureViewer | null>(null)
  const [shown, setShown] = useState<ShownPictures | null>(null)
  const fetching = useRef<Promise<void> | null>(null)
  const prepare = () => {
    fetching.current ??= import('./picture-viewer.tsx').then(
      (loaded) => setView(() => loaded.PictureViewer),
      () => {
        fetching.current = null
      },
    )
  }
  const viewer: Viewer = {
    prepare,
    open: (next) => {
      prepare()
      afterPaint(() => setShown(next))
    },
  }
  return (
    <ViewerContext value={viewer}>
      {children}
      {View && shown && <View {...shown} onClose={() => setShown(null)} />}
    </ViewerContext>
  )
}
