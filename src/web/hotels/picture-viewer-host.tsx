import { createContext, type ReactNode, use, useRef, useState } from 'react'
import type { Picture } from '#contract/media.ts'
import { afterPaint } from '../ui/after-paint.ts'
import type { PictureViewer } from './picture-viewer.tsx'

export type Shown = { readonly pictures: readonly Picture[]; readonly at: number; readonly title: string }

type Viewer = { open: (shown: Shown) => void; prepare: () => void }

const ViewerContext = createContext<Viewer>({ open: () => {}, prepare: () => {} })

export const usePictureViewer = () => use(ViewerContext)

/** Holds the large view of pictures, which is fetched when somebody comes near one. */
export function PictureViewerHost({ children }: { children: ReactNode }) {
  const [View, setView] = useState<typeof PictureViewer | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
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
