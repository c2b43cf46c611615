/** Leads the keyboard to the page itself, where it stands; scrolling is left to whoever scrolls. */
export function focusMain() {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
