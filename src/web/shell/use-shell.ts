import { getRouteApi } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { shellWords } from '#words/shell.ts'

const root = getRouteApi('__root__')

/** Language, currency, origin and call of this page. */
export const useRequest = () => root.useRouteContext()
export const useShellWords = () => shellWords(useRequest().locale)

const never = () => () => {}
/** False on the server and in the first render: for what only a living page can show. */
export const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
