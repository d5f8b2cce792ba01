import { expect, test } from 'vitest'
import { isUuid, parentsOf } from '@/lib/name-or-id'

const ID = '0f5c1f1e-7a3d-4b0e-9c58-5b6f0a1d2c3e'

test.each([
  [ID, true],
  ['0F5C1F1E-7A3D-1B0E-0C58-5B6F0A1D2C3E', true],
  ['0f5c1f1e7a3d4b0e9c585b6f0a1d2c3e', false],
  [`x${ID}`, false],
  ['web', false],
])('%s is an id: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected)
})

test('a name keeps its parents, an id drops them', () => {
  expect(parentsOf('web', { project: 'p' })).toEqual({ project: 'p' })
  expect(parentsOf(ID, { project: 'p' })).toEqual({})
})
