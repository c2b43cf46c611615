/** Something that is here, or that is still to come: waiting for what is here takes a turn of its own, several times a question. */
export type Later<Value> = Value | Promise<Value>

/** Goes on at once with what is here. */
export const goOn = <From, To>(value: Later<From>, next: (value: From) => Later<To>): Later<To> =>
  value instanceof Promise ? value.then(next) : next(value)
