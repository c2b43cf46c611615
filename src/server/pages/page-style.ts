import { hash } from 'node:crypto'

/** The style element of a page, and its hash for the policy. */
export type PageStyle = { readonly tag: Buffer; readonly source: string }

export const pageStyleOf = (text: string): PageStyle => ({
  tag: Buffer.from(`<style>${text}</style>`),
  source: `'sha256-${hash('sha256', text, 'base64')}'`,
})
