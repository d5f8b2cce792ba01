import { expect, test } from 'vitest'
import { offeredAt } from '#tests/support/palette'
import { path, project } from './support'

test('the palette of the list creates a floating IP and opens each one', async () => {
  expect(await offeredAt(path, project)).toEqual([
    `- | New floating IP | ${path}-new`,
    `Go to floating IP | cola-float | ${path}/cola-float/edit`,
    `Go to floating IP | rootbeer-float | ${path}/rootbeer-float/edit`,
    '- | Go up to mock-project | /projects/mock-project/instances',
  ])
})
