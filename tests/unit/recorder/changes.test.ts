import { expect, test } from 'vitest'
import { changesBetween } from '@/recorder/changes'
import { HIDDEN } from '@/recorder/allowed'

const toasts = { shown: [] }
const session = { value: 'active', context: { user: 'ada' } }
const form = (password: string) => ({
  value: 'dirty',
  context: { values: { password }, secret: ['password'] },
})

const before = {
  actors: { session, 'form/loginLocal': form('a') },
  api: { queries: { 'diskList({})': { status: 'fulfilled', data: [1] } } },
  toasts,
}

test('a change has the values before and after, without secrets', () => {
  const after = {
    ...before,
    actors: {
      session: { ...session, value: 'ended' },
      'form/loginLocal': { ...form('b'), value: 'sent' },
    },
    api: { queries: { 'diskList({})': { status: 'fulfilled', data: [1, 2] } } },
  }
  const context = { values: { password: HIDDEN }, secret: ['password'] }
  expect(changesBetween(before, after)).toEqual([
    {
      section: 'actor form/loginLocal',
      before: { value: 'dirty', context },
      after: { value: 'sent', context },
    },
    {
      section: 'actor session',
      before: { value: 'active', context: { user: 'ada' } },
      after: { value: 'ended', context: { user: 'ada' } },
    },
    { section: 'query diskList({})', before: { data: [1] }, after: { data: [1, 2] } },
  ])
})

test('a section that is new or gone has one value only', () => {
  const after = {
    actors: { session },
    api: { queries: { ...before.api.queries, 'diskView({})': { status: 'rejected', error: 404 } } },
    toasts,
  }
  expect(changesBetween(before, after)).toMatchObject([
    { section: 'actor form/loginLocal', after: undefined },
    { section: 'query diskView({})', before: undefined, after: { error: 404 } },
  ])
})

test('refetching a query or ignoring an event is no change', () => {
  const after = {
    ...before,
    actors: { ...before.actors, session: { ...session } },
    api: {
      queries: { 'diskList({})': { ...before.api.queries['diskList({})'], status: 'pending' } },
    },
  }
  expect(changesBetween(before, after)).toEqual([])
})
