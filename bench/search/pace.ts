import { performance } from 'node:perf_hooks'

const everyMs = 2
const steps = 1_000
let value = 0

/** Moment after moment, in milliseconds, and how long the same work took then. */
export type Noted = Float64Array

/**
 * Does the same work on this thread every two milliseconds and notes how long it took. Processors may come in pairs that
 * share what they reckon with: while a stranger works on the other one, ordinary code takes up to twice as long, for a
 * tenth of a second or for many, and neither CPU time nor stolen time tell. The work is made of steps that do not wait for
 * each other, as ordinary code is, since a chain of steps takes as long as ever then; and it touches no memory, so that
 * it says nothing about what this process did.
 */
export function watchPace() {
  // Until the engine has compiled it.
  for (let i = 0; i < 5_000; i++) work()
  let noted: number[] = []
  const timer = setInterval(() => {
    // Of two the quicker: being interrupted once is not being slow.
    const took = Math.min(work(), work())
    noted.push(performance.timeOrigin + performance.now(), took)
  }, everyMs)
  return {
    /** Since the last time it was asked. */
    noted: (): Noted => {
      const told = Float64Array.from(noted)
      noted = []
      return told
    },
    end: () => clearInterval(timer),
  }
}

function work(): number {
  const began = performance.now()
  let a = 1
  let b = 2
  let c = 3
  let d = 4
  let e = 5
  let f = 6
  for (let i = 0; i < steps; i++) {
    a = (a + i) ^ value
    b = (b + i) ^ value
    c = (c + i) ^ value
    d = (d + i) ^ value
    e = (e + i) ^ value
    f = (f + i) ^ value
  }
  const took = performance.now() - began
  value = (a + b + c + d + e + f) | 0
  return took
}

/**
 * How long the work took in each stretch of so many milliseconds. What was noted stands for the time since the note
 * before: a thread that stood still notes little.
 */
export function paces(noted: Noted, stretchMs: number): number[] {
  const found: number[] = []
  let [time, weighed] = [0, 0]
  for (let at = 2; at < noted.length; at += 2) {
    const since = noted[at]! - noted[at - 2]!
    time += since
    weighed += since * noted[at + 1]!
    if (time < stretchMs) continue
    found.push(weighed / time)
    time = weighed = 0
  }
  if (found.length === 0 && time > 0) found.push(weighed / time)
  return found
}

/** Over all of it. */
export const paceOf = (noted: Noted): number => paces(noted, Number.POSITIVE_INFINITY)[0] ?? Number.NaN
