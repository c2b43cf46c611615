/** The queue of pictures is full: refusing is better than making all of them wait. */
export class TooBusy extends Error {}
