import { hash } from 'node:crypto'

/** The style sheet as it stands in a page, and the word that lets the policy through. */
export type PageStyle = { readonly tag: Buffer; readonly source: string }

export const pageStyleOf = (text: string): PageStyle => ({
  tag: Buffer.from(`<style>${text}</style>`),
  source: `'sha256-${hash('sha256', text, 'base64')}'`,
})
