import { createLateParts } from '#ui/late-parts.tsx'
// With the page: the part arrives without a jump.
import './split-stays.css'

/** Few stays are split: their parts are fetched where they are shown. */
const late = createLateParts(async () => {
  const [section, dock] = await Promise.all([import('./split-stays.tsx'), import('./split-dock.tsx')])
  return { ...section, ...dock }
})

export const fetchSplitParts = late.fetch
export const SplitStaysSection = late.part((parts) => parts.SplitStaysSection)
export const SplitDock = late.part((parts) => parts.SplitDock)
