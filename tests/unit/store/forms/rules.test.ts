import { describe, expect, test } from 'vitest'
import { recheck } from '@/store/forms/rules'

const refusedFor = (errors: Record<string, string>) => ({ errors, failure: null })

describe('after a failed submit, a changed form', () => {
  test('shows the current error of a field that was invalid', () => {
    expect(recheck({ name: 'starts' }, refusedFor({ name: 'required' }), ['name'])).toEqual({
      name: 'starts',
    })
    expect(recheck({ name: 'starts' }, refusedFor({ name: 'required' }), ['size'])).toEqual({
      name: 'starts',
    })
    expect(recheck({}, refusedFor({ name: 'required' }), ['size'])).toEqual({})
  })

  test('shows the error of a field that was valid only if that field has changed', () => {
    const found = { subnet: 'required' }
    expect(recheck(found, refusedFor({ name: 'required' }), ['vpc'])).toEqual({})
    expect(recheck(found, refusedFor({ name: 'required' }), ['subnet'])).toEqual(found)
  })

  test('keeps an error of the server until its field changes', () => {
    const fields = { name: 'taken' }
    const refused = { errors: fields, failure: { message: 'Taken', fields } }
    expect(recheck({}, refused, ['description'])).toEqual(fields)
    expect(recheck({}, refused, ['name'])).toEqual({})
    expect(recheck({}, { ...refused, errors: {} }, ['description'])).toEqual({})
  })
})
