import { expect, test } from 'vitest'
import { withChosen } from '@/store/project/router-routes/choices'

const choices = [{ value: 'db1', label: 'db1', detail: '' }]

test('a chosen name that no longer exists stays among the choices', () => {
  expect(withChosen(choices, 'gone').map(({ value, detail }) => [value, detail])).toEqual([
    ['gone', 'Not found'],
    ['db1', ''],
  ])
})

test('otherwise the choices are returned unchanged', () => {
  expect(withChosen(choices, 'db1')).toBe(choices)
  expect(withChosen(choices, '')).toBe(choices)
})
