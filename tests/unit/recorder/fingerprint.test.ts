import { describe, expect, test } from 'vitest'
import { createFingerprints, fingerprintOf } from '@/recorder/fingerprint'

const state = (extra: { password?: string; data?: unknown; requestId?: string } = {}) => ({
  actors: {
    session: { value: 'active', context: {} },
    'form/loginLocal': {
      value: { open: 'dirty' },
      context: { values: { password: extra.password ?? 'a' }, secret: ['password'] },
    },
  },
  api: {
    queries: {
      'diskList({})': {
        status: 'fulfilled',
        data: extra.data ?? { items: [1] },
        requestId: extra.requestId ?? 'r1',
      },
      'diskView({})': { status: 'pending' },
    },
  },
  toasts: { shown: [] },
})

describe('fingerprints', () => {
  test('have a section per actor, slice and answered query', () => {
    expect(Object.keys(fingerprintOf(state())).sort()).toEqual([
      'actor form/loginLocal',
      'actor session',
      'query diskList({})',
      'slice toasts',
    ])
  })

  test('do not depend on secrets or on which request brought an answer', () => {
    const print = fingerprintOf(state())
    expect(fingerprintOf(state({ password: 'b', requestId: 'r2' }))).toEqual(print)
  })

  test('do not depend on bytes, which no log holds', () => {
    const print = fingerprintOf(state({ data: { base64: 'UEs=' } }))
    expect(fingerprintOf(state({ data: { base64: '' } }))).toEqual(print)
  })

  test('name the sections that changed or are gone', () => {
    const { next, prints } = createFingerprints()
    expect(next(state())).toEqual(fingerprintOf(state()))
    expect(Object.keys(next(state({ data: { items: [2] } })))).toEqual(['query diskList({})'])
    const { toasts: _gone, ...rest } = state({ data: { items: [2] } })
    expect(next(rest)).toEqual({ 'slice toasts': null })
    expect(prints()).toEqual(fingerprintOf(rest))
  })

  test('drop a query whose answer is gone, and an actor that has stopped', () => {
    const { next } = createFingerprints()
    next(state())
    const { actors, api, ...rest } = state()
    const stopped = { ...actors, session: undefined }
    const pending = { queries: { ...api.queries, 'diskList({})': { status: 'pending' } } }
    expect(next({ actors: stopped, api: pending, ...rest })).toEqual({
      'actor session': null,
      'query diskList({})': null,
    })
  })
})
