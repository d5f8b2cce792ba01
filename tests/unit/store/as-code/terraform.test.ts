import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { providersOf } from '@/store/as-code/dialects'
import { indexOf } from '@/store/as-code/found'
import { DEFAULTS, type Options } from '@/store/as-code/options'
import { terraformOf } from '@/store/as-code/terraform'
import { tidewater } from './tidewater'

const write = (options: Partial<Options> = {}, found = tidewater) =>
  terraformOf(
    indexOf(found),
    { kind: 'project', ids: [] },
    { ...DEFAULTS, ...options },
    providersOf(found.release)[0]!,
  )

describe('the worked example', () => {
  test('is written as the specification has it', () => {
    expect(write({ instances: 'restart' }).text).toBe(
      readFileSync('tests/unit/store/as-code/tidewater.tf', 'utf8'),
    )
  })
})
