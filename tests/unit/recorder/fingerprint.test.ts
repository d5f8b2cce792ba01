import { describe, expect, test } from 'vitest'
import { changedSections, fingerprintOf } from '@/recorder/fingerprint'

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

  test('do not depend on secrets, nor on which request brought an answer', () => {
    const print = fingerprintOf(state())
    expect(fingerprintOf(state({ password: 'b', requestId: 'r2' }))).toEqual(print)
  })

  test('name the section that changed, and those that are gone', () => {
    const before = fingerprintOf(state())
    const after = fingerprintOf(state({ data: { items: [2] } }))
    expect(Object.keys(changedSections(before, after))).toEqual(['query diskList({})'])
    const { toasts: _gone, ...rest } = state()
    expect(changedSections(before, fingerprintOf(rest))).toEqual({ 'slice toasts': null })
  })
})
