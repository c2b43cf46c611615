import { type ComponentType, lazy } from 'react'
import { deskWords } from '#words/desk/frame.ts'
import { loadPage } from './load-page.ts'
import { LoadFailed } from './parts/states.tsx'
import { useLocale } from './parts/use-desk.ts'

function PageFailed() {
  const { noConnection } = deskWords(useLocale())
  return (
    <LoadFailed
      failure={{ code: 503, msg: noConnection, data: { reason: 'unavailable' } }}
      onRetry={() => location.reload()}
    />
  )
}

export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadPage(load, PageFailed, { storage: sessionStorage, reload: () => location.reload() }))
