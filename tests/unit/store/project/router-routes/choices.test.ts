import { expect, test } from 'vitest'
import { withChosen } from '@/store/project/router-routes/choices'

const choices = [{ value: 'db1', label: 'db1', detail: '' }]

test('a name that nothing has any more stays to choose from', () => {
  expect(withChosen(choices, 'gone').map(({ value, detail }) => [value, detail])).toEqual([
    ['gone', 'Not found'],
    ['db1', ''],
  ])
})

test('nothing is added to the choices otherwise, which stay the same object', () => {
  expect(withChosen(choices, 'db1')).toBe(choices)
  expect(withChosen(choices, '')).toBe(choices)
})
