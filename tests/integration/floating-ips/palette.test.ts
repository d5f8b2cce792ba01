import { expect, test } from 'vitest'
import { offeredAt } from '#tests/support/palette'
import { path, project } from './support'

test('on the list one can be made, and each can be gone to', async () => {
  expect(await offeredAt(path, project)).toEqual([
    `- | New floating IP | ${path}-new`,
    `Go to floating IP | cola-float | ${path}/cola-float/edit`,
    `Go to floating IP | rootbeer-float | ${path}/rootbeer-float/edit`,
  ])
})
