/** Up to this width a device is a phone. */
export const phoneWidth = 767
/** How long a toast is shown, unless it is held or sticky. */
export const toastDuration = 3000
/** A toast with an action stays longer, so that the action can be reached. */
export const actionToastDuration = 8000
/** The largest number that a badge writes out. */
export const badgeMaximum = 99
/** The spinner is taken away this long after the last request ended. */
export const spinnerDelay = 100
/** How many addresses of loaded pictures are remembered. */
export const pictureCacheSize = 200
/** How far ahead pictures are loaded, in viewports counted from its top. */
export const picturePreload = 1.3
/** Scrolling looks for pictures at most this often. */
export const pictureThrottle = 200
/** A pause in typing of this many milliseconds validates the field, as leaving it does. */
export const typingPause = 800
