import { expect, test } from 'vitest'
import { createInputQueue, nextTask } from '@/recorder/input-queue'

const microtasks = async (count: number) => {
  for (let left = count; left > 0; left--) await Promise.resolve()
}

/** An input queue and what it admitted; `|` stands for the start of a task at rest. */
const open = async () => {
  const seen: string[] = []
  let work = 0
  const inputQueue = createInputQueue({ onTask: () => seen.push('|'), activity: () => work })
  await nextTask()
  return {
    inputQueue,
    seen,
    enter: (name: string) => inputQueue.enter(() => seen.push(name)),
    /** Changes something after this many microtasks. */
    workIn: async (count: number) => {
      await microtasks(count)
      work += 1
    },
  }
}

test('events sent by one handler share a task', async () => {
  const { enter, seen } = await open()
  enter('a')
  enter('b')
  expect(seen.join('')).toBe('|ab')
})

test('an event sent while the console is busy waits for the next task', async () => {
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

test('an event sent once the console is at rest is admitted at once', async () => {
  const { enter, seen } = await open()
  enter('a')
  await microtasks(1_000)
  enter('b')
  expect(seen.join('')).toBe('|a|b')
})

test('work in microtasks is awaited, however long it takes', async () => {
  const { enter, seen, workIn } = await open()
  enter('a')
  for (let round = 0; round < 20; round++) await workIn(50)
  enter('b')
  expect(seen.join('')).toBe('|a')
})

test('an event sent while another takes effect comes after it', async () => {
  const { enter, seen, inputQueue } = await open()
  inputQueue.enter(() => {
    enter('inner')
    seen.push('outer')
  })
  await nextTask()
  await nextTask()
  expect(seen.join(' ')).toBe('| outer | inner')
})

test('an answer has a task of its own, after queued events', async () => {
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

test('queued events stay ahead of later ones', async () => {
  const { enter, seen } = await open()
  enter('a')
  await microtasks(1)
  enter('b')
  await microtasks(1_000)
  enter('c')
  expect(seen.join('')).toBe('|a|bc')
})
