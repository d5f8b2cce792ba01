import { expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '#tests/support/eventually'
import { runTool, UsageError } from '../../../tools/command-line'

it.each([
  [new UsageError('no\u001b[2J.jsonl cannot be read'), 2],
  [new Error('a\u009b2J\u007f'), 1],
])('a tool that fails with %o prints no control characters', async (error, code) => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { exitCode } = process
  onTestFinished(() => {
    told.mockRestore()
    process.exitCode = exitCode
  })
  runTool(async () => {
    throw error
  })
  await eventually(() => expect(process.exitCode).toBe(code))
  const text = told.mock.calls.flat().join('')
  expect(text).toMatch(/\\u00(1b|9b)/)
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})
