/** Why a calendar of another site was not read, or not completely. */
export const feedFaults = [
  'needs_login',
  'not_found',
  'site_error',
  'timed_out',
  'unreachable',
  'not_public',
  'bad_redirect',
  'too_large',
  'not_a_calendar',
  'too_many_events',
  /** The first occurrence of a recurring event is read. */
  'unsupported_rule',
  /** Our own fault. */
  'failed',
] as const
export type FeedFault = (typeof feedFaults)[number]
