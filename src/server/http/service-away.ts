/** A service that the request needs, other than the database, does not answer or is full. */
export class ServiceAway extends Error {}
