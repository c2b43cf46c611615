import { isPhoneWidth } from '#ui/phone-width.ts'

/** Opens the dates of a search form. By keyboard the focus goes inside. */
export function openDates(form: HTMLFormElement, by: 'keyboard' | 'pointer') {
  const trigger = form.querySelector<HTMLButtonElement>('.search-dates-open')
  const panel = trigger?.popoverTargetElement
  if (!trigger || !(panel instanceof HTMLElement) || panel.matches(':popover-open')) return
  if (by === 'keyboard') trigger.focus()
  // The phone's own keyboard would cover the sheet.
  else if (isPhoneWidth()) (document.activeElement as HTMLElement | null)?.blur()
  panel.showPopover()
}
