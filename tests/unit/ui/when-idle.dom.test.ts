import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from '@/ui/lazy/whenIdle'

let idle: (() => void)[] = []
const beIdle = () => {
  const now = idle
  idle = []
  for (const callback of now) callback()
}
const setBusy = (isBusy: boolean) => {
  document.body.innerHTML = `<main><section aria-busy="${isBusy}"></section></main>`
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  vi.stubGlobal('cancelIdleCallback', () => (idle = []))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a task runs when the browser is idle', () => {
  setBusy(false)
  const task = vi.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

test('a task waits until the content is loaded and the browser is idle', () => {
  setBusy(true)
  const task = vi.fn()
  whenIdle(task)
  for (let ms = 0; ms < 5_000; ms += 250) {
    beIdle()
    vi.advanceTimersByTime(250)
  }
  setBusy(false)
  vi.advanceTimersByTime(1_000)
  expect(task).not.toHaveBeenCalled()
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

test('a task waits for at most ten seconds', () => {
  setBusy(true)
  const task = vi.fn()
  whenIdle(task)
  for (let ms = 0; ms < 10_000; ms += 250) {
    beIdle()
    vi.advanceTimersByTime(250)
  }
  expect(task).toHaveBeenCalledOnce()
})

test.each([true, false])('a cancelled task does not run, busy %j', isBusy => {
  setBusy(isBusy)
  const task = vi.fn()
  const callOff = whenIdle(task)
  if (isBusy) beIdle()
  callOff()
  setBusy(false)
  vi.advanceTimersByTime(1_000)
  beIdle()
  expect(task).not.toHaveBeenCalled()
})
