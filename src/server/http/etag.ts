const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` matches this version: weak comparison, a list, or `*`. */
export function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}
