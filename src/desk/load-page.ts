import type { ComponentType } from 'react'

type Reload = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly reload: () => void
}

const mark = 'desk-reloaded'

/**
 * The component of a page in a file of its own. After an update of the site that file may be gone: the document, which
 * names the new files, is then loaded again. If this does not help, `failed` is shown.
 */
export async function loadPage<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: ComponentType,
  { storage, reload }: Reload,
): Promise<{ default: ComponentType<Props> }> {
  try {
    const page = await load()
    storage.removeItem(mark)
    return { default: page }
  } catch {
    if (storage.getItem(mark)) return { default: failed as ComponentType<Props> }
    storage.setItem(mark, '1')
    reload()
    // The skeleton stays until the browser leaves the document.
    return new Promise(() => {})
  }
}
