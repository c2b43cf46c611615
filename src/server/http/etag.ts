const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the caller holds this very version: by weak comparison, from a list, or any at all. */
export function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}
