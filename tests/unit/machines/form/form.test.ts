import { describe, expect, test } from 'vitest'
import type { FormEvent, FormOpening, FormValues } from '@/machines/form/form.events'
import { formMachine } from '@/machines/form/form.machine'
import { run } from '../run'

const form = 'diskCreate'
const opening: FormOpening = {
  form,
  params: {},
  initial: { name: '', size: 10, tags: ['a'] },
  guardsScreen: false,
  isEdit: false,
  secret: [],
}
const changed = (values: FormValues, to = form): FormEvent => ({
  type: 'form/changed',
  payload: { form: to, values },
})
const checked = (errors: Record<string, string>, submitting = true): FormEvent => ({
  type: 'form/checked',
  payload: { form, errors, submitting },
})
const simple = (type: Exclude<FormEvent['type'], 'form/changed' | 'form/checked'>) =>
  ({ type, payload: { form, failure: { message: 'No', fields: { name: 'Taken' } } } }) as FormEvent

const play = (events: FormEvent[], input: Partial<FormOpening> = {}) =>
  run(formMachine, events, { ...opening, ...input })

describe('typing', () => {
  test('a form is dirty while it differs from its initial values', () => {
    expect(play([]).value).toEqual({ open: 'pristine' })
    expect(play([changed({ name: 'a' })]).value).toEqual({ open: 'dirty' })
    expect(play([changed({ name: 'a' }), changed({ name: '' })]).value).toEqual({
      open: 'pristine',
    })
    expect(play([changed({ tags: ['b'] }), changed({ tags: ['a'] })]).value).toEqual({
      open: 'pristine',
    })
  })

  test('dependent changes count like typing', () => {
    const adjusted = (values: FormValues): FormEvent => ({
      type: 'form/adjusted',
      payload: { form, values },
    })
    expect(play([adjusted({ size: 20 })]).value).toEqual({ open: 'dirty' })
    expect(play([changed({ size: 20 }), adjusted({ size: 10 })]).value).toEqual({
      open: 'pristine',
    })
  })

  test('events of another form are ignored', () => {
    expect(play([changed({ name: 'a' }, 'other')]).context.values).toEqual(opening.initial)
  })
})

describe('submitting', () => {
  test('a complete form is submitted once', () => {
    const { value, emitted } = play([changed({ name: 'a' }), checked({})])
    expect(value).toBe('submitting')
    expect(emitted).toEqual([{ type: 'form/submissionStarted', payload: { form } }])
    expect(play([changed({ name: 'a' }), checked({}), checked({})]).emitted).toEqual([])
  })

  test('an incomplete one has errors and counts the refusal', () => {
    const { value, context } = play([checked({ name: 'Name is required' })])
    expect(value).toEqual({ open: 'refused' })
    expect(context).toMatchObject({ errors: { name: 'Name is required' }, failedSubmits: 1 })
  })

  test('checking again while typing refreshes the messages only', () => {
    const { value, context } = play([checked({ name: 'Bad' }), checked({}, false)])
    expect(value).toEqual({ open: 'refused' })
    expect(context).toMatchObject({ errors: {}, failedSubmits: 1 })
  })

  test('fields whose validation is reset are known until the next refusal', () => {
    const adjusted: FormEvent = {
      type: 'form/adjusted',
      payload: { form, values: { size: 1 }, resetFields: ['size'] },
    }
    const refused = [checked({ size: 'Too large' }), adjusted]
    expect(play(refused).context).toMatchObject({ values: { size: 1 }, resetFields: ['size'] })
    expect(play([...refused, changed({ size: 2 })]).context.resetFields).toEqual(['size'])
    expect(play([...refused, checked({ name: 'Bad' })]).context.resetFields).toEqual([])
    expect(play([checked({ size: 'Too large' })]).context).not.toHaveProperty('resetFields')
  })

  test('a refusal by the server keeps all values', () => {
    const { value, context } = play([changed({ name: 'a' }), checked({}), simple('form/failed')])
    expect(value).toEqual({ open: 'refused' })
    expect(context).toMatchObject({
      values: { name: 'a' },
      failure: { message: 'No' },
      errors: { name: 'Taken' },
      failedSubmits: 1,
    })
    const again = play([
      changed({ name: 'a' }),
      checked({}),
      simple('form/failed'),
      changed({ name: 'b' }),
      checked({}),
    ])
    expect(again.value).toBe('submitting')
    expect(again.context.failure).toBeNull()
  })

  test('a message of the server goes with the next press, also one that fails here', () => {
    const refused = [changed({ name: 'a' }), checked({}), simple('form/failed')]
    expect(play([...refused, checked({ size: 'Too large' })]).context.failure).toBeNull()
  })

  test('a message of the server goes with the last of its fields', () => {
    const refused = [changed({ name: 'a' }), checked({}), simple('form/failed')]
    const kept = play([...refused, checked({ name: 'Taken', size: 'Bad' }, false)])
    expect(kept.context.failure).not.toBeNull()
    expect(play([...refused, checked({ size: 'Bad' }, false)]).context.failure).toBeNull()
    expect(play([...refused, checked({ name: 'Bad' }, false)]).context.failure).toBeNull()
  })

  test('a message of the server about no field stays until the next press', () => {
    const failed: FormEvent = {
      type: 'form/failed',
      payload: { form, failure: { message: 'No', fields: {} } },
    }
    const refused = [changed({ name: 'a' }), checked({}), failed]
    expect(play([...refused, checked({ name: 'Bad' }, false)]).context.failure).not.toBeNull()
    expect(play([...refused, checked({ name: 'Bad' })]).context.failure).toBeNull()
  })

  test('typing is ignored while submitting', () => {
    const { context } = play([changed({ name: 'a' }), checked({}), changed({ name: 'b' })])
    expect(context.values.name).toBe('a')
  })
})

describe('a draft', () => {
  const draft = { values: { name: 'kept' }, time: 5 }

  test('makes the form dirty at once, and has its time', () => {
    const { value, context } = play([], { draft })
    expect(value).toEqual({ open: 'dirty' })
    expect(context).toMatchObject({ values: { name: 'kept', size: 10 }, draftTime: 5 })
  })

  test('is gone, with all errors, when the form is started over', () => {
    const { value, context } = play([checked({ name: 'Bad' }), simple('form/startedOver')], {
      draft,
    })
    expect(value).toEqual({ open: 'pristine' })
    expect(context).toMatchObject({ values: opening.initial, errors: {}, draftTime: null })
  })

  test('is discarded by leaving on purpose, until something is typed again', () => {
    const left = [changed({ name: 'a' }), simple('form/cancelled')]
    expect(play(left).context.isDiscarded).toBe(true)
    expect(play([...left, changed({ name: 'b' })]).context.isDiscarded).toBe(false)
    // A form that fills its page is left with the page, which asks first.
    expect(play(left, { guardsScreen: true }).context.isDiscarded).toBe(false)
    const accepted: FormEvent[] = [...left, { type: 'navigation/guardAccepted' }]
    expect(play(accepted, { guardsScreen: true }).context.isDiscarded).toBe(true)
    expect(play([changed({ name: 'a' }), accepted[2]!]).context.isDiscarded).toBe(false)
  })
})

describe('an edit form', () => {
  test('just closes when submitted unchanged', () => {
    const { value, emitted } = play([checked({})], { isEdit: true })
    expect(value).toEqual({ open: 'pristine' })
    expect(emitted).toEqual([{ type: 'form/dismissed', payload: { form } }])
    expect(play([changed({ name: 'a' }), checked({})], { isEdit: true }).value).toBe('submitting')
  })
})

describe('leaving', () => {
  test('an untouched form is dismissed at once, a dirty one asks', () => {
    const gone = [{ type: 'form/dismissed', payload: { form } }]
    expect(play([simple('form/dismissRequested')]).emitted).toEqual(gone)
    const asked = play([changed({ name: 'a' }), simple('form/dismissRequested')])
    expect(asked.value).toBe('leaving')
    expect(asked.emitted).toEqual([])
    const agreed = play([
      changed({ name: 'a' }),
      simple('form/dismissRequested'),
      simple('form/dismissConfirmed'),
    ])
    expect(agreed.emitted).toContainEqual(gone[0])
  })

  test('staying brings the form back as it was', () => {
    const { value, context } = play([
      checked({ name: 'Bad' }),
      changed({ size: 20 }),
      simple('form/dismissRequested'),
      simple('form/dismissRefused'),
    ])
    expect(value).toEqual({ open: 'dirty' })
    expect(context.values.size).toBe(20)
  })

  test('cancelling asks nothing', () => {
    const { emitted } = play([changed({ name: 'a' }), simple('form/cancelled')])
    expect(emitted).toEqual([{ type: 'form/dismissed', payload: { form } }])
  })

  test('only a form that fills its page guards it, while dirty', () => {
    const raised = { type: 'form/guardRaised', payload: { form } }
    const lowered = { type: 'form/guardLowered', payload: { form } }
    expect(play([changed({ name: 'a' })]).emitted).toEqual([])
    const page = { guardsScreen: true }
    expect(play([changed({ name: 'a' })], page).emitted).toEqual([raised])
    // Further typing does not raise it again.
    expect(play([changed({ name: 'a' }), changed({ name: 'ab' })], page).emitted).toEqual([])
    expect(play([changed({ name: 'a' }), changed({ name: '' })], page).emitted).toEqual([lowered])
    expect(
      play([changed({ name: 'a' }), checked({}), simple('form/succeeded')], page).emitted,
    ).toEqual([lowered])
  })
})
