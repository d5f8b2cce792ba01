import { expect, test } from 'vitest'
import {
  speedOf,
  updateSpeedMachine,
  type UpdateSpeedEvent,
} from '@/machines/update-speed/update-speed.machine'
import { run } from '../run'

const seen = (minute: number, updated: number | null, target = '20.0.0'): UpdateSpeedEvent => ({
  type: 'updateSpeed/seen',
  payload: { target, updated, at: minute * 60_000 },
})

const after = (...events: UpdateSpeedEvent[]) => {
  const { value, context } = run(updateSpeedMachine, events)
  const { components, ms } = speedOf(context)
  return [value, components, ms / 60_000]
}

test('the speed of an update is told after ten minutes', () => {
  expect(after(seen(0, 5))).toEqual(['counting', 0, 0])
  expect(after(seen(0, 5), seen(9, 7))).toEqual(['counting', 2, 9])
  expect(after(seen(0, 5), seen(9, 7), seen(10, 8))).toEqual(['telling', 3, 10])
})

test('only the last hour counts', () => {
  expect(after(seen(0, 5), seen(30, 9), seen(80, 10))).toEqual(['telling', 1, 50])
})

test('another target and the end of the update start it anew', () => {
  const told = [seen(0, 5), seen(10, 8)]
  expect(after(...told, seen(11, 0, '21.0.0'))).toEqual(['counting', 0, 0])
  expect(after(...told, seen(11, null))).toEqual(['idle', 0, 0])
})
