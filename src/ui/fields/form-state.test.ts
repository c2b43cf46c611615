import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manualClock } from '#test/support/manual-clock.ts'
import { typingPause } from '../constants.ts'
import { createForm } from './form-state.ts'

function nameForm() {
  const clock = manualClock()
  const form = createForm({
    first: { name: '', town: '' },
    rules: ({ name, town }) => ({
      name: name ? (name.length < 3 ? 'too short' : undefined) : 'missing',
      town: town ? undefined : 'missing',
    }),
    clock,
  })
  return { clock, form }
}

test('nothing is wrong with a form that nobody has touched', () => {
  assert.deepEqual(nameForm().form.shown(), {})
})

test('a fault is not shown while the visitor types, only after a pause or a blur', () => {
  const { clock, form } = nameForm()
  form.change('name', 'a')
  clock.pass(typingPause - 1)
  assert.deepEqual(form.shown(), {})
  form.change('name', 'ab')
  clock.pass(typingPause)
  assert.deepEqual(form.shown(), { name: 'too short' })
  form.blur('town')
  assert.deepEqual(form.shown(), { name: 'too short', town: 'missing' })
})

test('a shown fault disappears with the character that fixes it and returns with the one that breaks it', () => {
  const { form } = nameForm()
  form.change('name', 'ab')
  form.blur('name')
  form.change('name', 'abc')
  assert.deepEqual(form.shown(), {})
  form.change('name', '')
  assert.deepEqual(form.shown(), { name: 'missing' })
})

test('sending shows every fault and returns the first faulty field', () => {
  const { form } = nameForm()
  form.change('name', 'Lin')
  assert.equal(form.firstFault(), 'town')
  assert.deepEqual(form.shown(), { town: 'missing' })
  form.change('town', 'Wuhan')
  assert.equal(form.firstFault(), null)
})

test('a refusal of the server is shown at its field until the field changes', () => {
  const { form } = nameForm()
  form.change('name', 'Lin')
  form.change('town', 'Nowhere')
  form.refuse({ town: 'no such town' })
  assert.deepEqual(form.shown(), { town: 'no such town' })
  form.change('name', 'Lind')
  assert.deepEqual(form.shown(), { town: 'no such town' })
  form.change('town', 'Wuhan')
  assert.deepEqual(form.shown(), {})
})

test('a form that begins anew judges nothing, also not what was typed before', () => {
  const { clock, form } = nameForm()
  form.change('name', 'a')
  form.reset({ name: 'a', town: '' })
  clock.pass(typingPause)
  assert.deepEqual(form.shown(), {})
  assert.equal(form.get().values.name, 'a')
})

test('a field can be calmed, and is judged again when it is left again', () => {
  const { form } = nameForm()
  form.blur('name')
  form.calm('name')
  assert.deepEqual(form.shown(), {})
  form.blur('name')
  assert.deepEqual(form.shown(), { name: 'missing' })
})

test('a form that began anew says so, for those who left a field of the old one', () => {
  const { form } = nameForm()
  const before = form.resets()
  form.blur('name')
  form.reset({ name: '', town: '' })
  assert.notEqual(form.resets(), before)
  assert.deepEqual(form.shown(), {})
})
