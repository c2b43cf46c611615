import { afterPaint } from '../scheduling.ts'

/**
 * Under a panel the page stays where it is: under a sheet on a phone (`sheet`), or always (`all`). The page is laid out
 * anew for that, which nobody who opens or closes one waits for. Told by an attribute: a style that asks the whole page
 * whether a panel is open has the browser look at all of it at every press.
 */
export function lockScroll(how: 'sheet' | 'all' | null) {
  afterPaint(() => {
    if (how) document.documentElement.dataset.held = how
    else delete document.documentElement.dataset.held
  })
}
