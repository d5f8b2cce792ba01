import { expect, test } from 'vitest'
import { createInputQueue } from '@/recorder/input-queue'
import { nextTask } from '@/recorder/next-task'

const microtasks = async (count: number) => {
  for (let left = count; left > 0; left--) await Promise.resolve()
}

/** A gate with what went through it, where `|` is a turn that began at rest. */
const open = async () => {
  const seen: string[] = []
  let work = 0
  const inputQueue = createInputQueue({ onTask: () => seen.push('|'), activity: () => work })
  await nextTask()
  return {
    inputQueue,
    seen,
    enter: (name: string) => inputQueue.enter(() => seen.push(name)),
    /** Does something in so many microtasks from now. */
    workIn: async (count: number) => {
      await microtasks(count)
      work += 1
    },
  }
}

test('events that one handler sends come in together', async () => {
  const { enter, seen } = await open()
  enter('a')
  enter('b')
  expect(seen.join('')).toBe('|ab')
})

test('what is sent before an input is dealt with waits for the next turn', async () => {
  const { enter, seen, inputQueue } = await open()
  enter('a')
  await microtasks(1)
  enter('b')
  expect(seen.join('')).toBe('|a')
  expect(inputQueue.isAtRest()).toBe(false)
  await nextTask()
  await nextTask()
  expect(seen.join('')).toBe('|a|b')
})

test('what is sent later in the same turn, once all is done, comes in at once', async () => {
  const { enter, seen } = await open()
  enter('a')
  await microtasks(1_000)
  enter('b')
  expect(seen.join('')).toBe('|a|b')
})

test('work that goes on in microtasks is waited for, however long it is', async () => {
  const { enter, seen, workIn } = await open()
  enter('a')
  for (let round = 0; round < 20; round++) await workIn(50)
  enter('b')
  expect(seen.join('')).toBe('|a')
})

test('an event that is sent while another takes effect comes after it', async () => {
  const { enter, seen, inputQueue } = await open()
  inputQueue.enter(() => {
    enter('inner')
    seen.push('outer')
  })
  await nextTask()
  await nextTask()
  expect(seen.join(' ')).toBe('| outer | inner')
})

test('an answer has a turn of its own, after whatever waits', async () => {
  const { enter, seen, inputQueue } = await open()
  enter('a')
  await microtasks(1)
  enter('b')
  const answered = inputQueue.enterAlone(() => seen.push('answer'))
  await answered
  enter('c')
  await nextTask()
  await nextTask()
  expect(seen.join(' ')).toBe('| a | b | answer | c')
})

test('events that wait keep their order with one that need not', async () => {
  const { enter, seen } = await open()
  enter('a')
  await microtasks(1)
  enter('b')
  await microtasks(1_000)
  enter('c')
  expect(seen.join('')).toBe('|a|bc')
})
