/** Too many pictures are waiting to be made already: better to say so than to make all of them wait. */
export class TooBusy extends Error {}
