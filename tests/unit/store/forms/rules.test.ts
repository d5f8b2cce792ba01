import { describe, expect, test } from 'vitest'
import { recheck } from '@/store/forms/rules'

const refusedFor = (errors: Record<string, string>) => ({ errors, failure: null })

describe('after a change of a form that was refused', () => {
  test('a field that was wrong says what is wrong now', () => {
    expect(recheck({ name: 'starts' }, refusedFor({ name: 'required' }), ['name'])).toEqual({
      name: 'starts',
    })
    expect(recheck({ name: 'starts' }, refusedFor({ name: 'required' }), ['size'])).toEqual({
      name: 'starts',
    })
    expect(recheck({}, refusedFor({ name: 'required' }), ['size'])).toEqual({})
  })

  test('a field that was fine says what was made wrong of it, and nothing before', () => {
    const found = { subnet: 'required' }
    expect(recheck(found, refusedFor({ name: 'required' }), ['vpc'])).toEqual({})
    expect(recheck(found, refusedFor({ name: 'required' }), ['subnet'])).toEqual(found)
  })

  test('what the server had against a field stands until that field is changed', () => {
    const fields = { name: 'taken' }
    const refused = { errors: fields, failure: { message: 'Taken', fields } }
    expect(recheck({}, refused, ['description'])).toEqual(fields)
    expect(recheck({}, refused, ['name'])).toEqual({})
    expect(recheck({}, { ...refused, errors: {} }, ['description'])).toEqual({})
  })
})
