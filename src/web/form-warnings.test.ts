import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Forms of one choice, filter or press: none of their fields can be missing. */
const withoutRequired = new Set([
  'agents/note-dialog.tsx',
  'alerts/limit-dialog.tsx',
  'articles/article-filter-form.tsx',
  'articles/article-page.tsx',
  'countries/place-filter.tsx',
  'documents/faq-page.tsx',
  'hotel-list/filters/name-filter.tsx',
  'hotel-list/filters/price-filter.tsx',
  'hotel-page/review-filters.tsx',
  'hotel-page/rates/stay-section.tsx',
  'orders/orders-page.tsx',
  'payments/pay-form.tsx',
  'pictures/contact-sheet.tsx',
  'saved/list-stay.tsx',
  'search-box/plain-search.tsx',
  'search-box/stay-bar.tsx',
  'trips/rename-dialog.tsx',
  'user-centre/profile/choices-form.tsx',
  // The phone has a warning of its own in the specification.
  'user-centre/profile/phone-form.tsx',
])
/** Where a form is checked in another file than the one that renders it. */
const checkedIn: Record<string, string> = {
  'booking/reservation-page.tsx': 'booking/use-reservation.ts',
  'sign-in/sign-in-form.tsx': 'sign-in/sign-in.ts',
}

test('every form with required fields shows the warning of an incomplete form', () => {
  const folder = import.meta.dirname
  const forms = globSync('**/*.tsx', { cwd: folder }).filter((file) =>
    /<form\b/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  assert.ok(forms.length > 30)
  for (const file of forms.filter((form) => !withoutRequired.has(form))) {
    const source = readFileSync(`${folder}/${checkedIn[file] ?? file}`, 'utf8')
    assert.match(source, /warnIncomplete\(locale\)|formWords\(locale\)/, file)
  }
})
