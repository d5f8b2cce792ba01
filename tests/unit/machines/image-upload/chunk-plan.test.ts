import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_DISK_SIZE_GIB, UPLOAD_CHUNK_BYTES, UPLOAD_CONCURRENCY } from '@/lib/limits'
import { GIB } from '@/lib/size'
import {
  chunkDone,
  chunkDue,
  chunkFailed,
  chunkRange,
  chunkReturned,
  CHUNK_TRIES,
  failuresOf,
  isLastTry,
  isPlanDone,
  planChunks,
  retryWait,
  startChunks,
} from '@/machines/image-upload/chunk-plan'

const fileSize = fc.integer({ min: 1, max: 40 * UPLOAD_CHUNK_BYTES })

describe('the chunks of a file', () => {
  test('cover every byte once, in pieces of at most 512 KiB', () => {
    fc.assert(
      fc.property(fileSize, size => {
        const { total } = planChunks(size)
        const ranges = Array.from({ length: total }, (_, chunk) => chunkRange(chunk, size))
        let end = 0
        for (const range of ranges) {
          expect(range.start).toBe(end)
          expect(range.end - range.start).toBeGreaterThan(0)
          expect(range.end - range.start).toBeLessThanOrEqual(524_288)
          end = range.end
        }
        expect(end).toBe(size)
      }),
    )
  })

  test('start at whole blocks, whatever the block size', () => {
    for (const blockSize of [512, 2048, 4096]) expect(chunkRange(3, GIB).start % blockSize).toBe(0)
  })
})

/** What happens next to one of the pending chunks. */
const happening = fc.record({
  which: fc.nat(UPLOAD_CONCURRENCY - 1),
  what: fc.constantFrom('done', 'failed', 'returned', 'due'),
})

describe('a plan', () => {
  test('sends every chunk, never more than six at once', () => {
    fc.assert(
      fc.property(fileSize, fc.array(happening, { maxLength: 200 }), (size, story) => {
        const tries = new Map<number, number>()
        const done = new Set<number>()
        let plan = planChunks(size)
        const start = () => {
          const { plan: after, started } = startChunks(plan)
          plan = after
          for (const chunk of started) {
            expect(done.has(chunk)).toBe(false)
            tries.set(chunk, (tries.get(chunk) ?? 0) + 1)
          }
          expect(new Set(plan.active).size).toBe(plan.active.length)
          expect(plan.active.length).toBeLessThanOrEqual(6)
        }
        const finish = (chunk: number) => {
          plan = chunkDone(plan, chunk)
          done.add(chunk)
        }
        start()
        for (const { which, what } of story) {
          const active = plan.active[which]
          const [waiting] = plan.waiting
          if (what === 'due' && waiting !== undefined) plan = chunkDue(plan, waiting)
          else if (active === undefined) continue
          else if (what === 'done') finish(active)
          else if (what === 'failed') plan = chunkFailed(plan, active)
          else if (what === 'returned') plan = chunkReturned(plan, active)
          start()
        }
        while (!isPlanDone(plan)) {
          for (const chunk of plan.waiting) plan = chunkDue(plan, chunk)
          start()
          for (const chunk of plan.active) finish(chunk)
        }
        expect(done.size).toBe(planChunks(size).total)
        expect(plan).toMatchObject({ due: [], waiting: [], active: [], failures: {} })
      }),
    )
  })

  test('retries failed chunks before starting new ones', () => {
    let { plan } = startChunks(planChunks(20 * UPLOAD_CHUNK_BYTES))
    plan = chunkDue(chunkFailed(plan, 2), 2)
    expect(startChunks(plan).started).toEqual([2])
  })

  test('tries a chunk three times, 1 s and 2 s apart', () => {
    let { plan } = startChunks(planChunks(1))
    expect(CHUNK_TRIES).toBe(3)
    const waits = []
    while (!isLastTry(plan, 0)) {
      plan = chunkFailed(plan, 0)
      waits.push(retryWait(failuresOf(plan, 0)))
      plan = startChunks(chunkDue(plan, 0)).plan
    }
    expect(waits).toEqual([1000, 2000])
  })

  test("does not count failures that are not the chunk's own", () => {
    let { plan } = startChunks(planChunks(1))
    for (let time = 0; time < 10; time++) plan = startChunks(chunkReturned(plan, 0)).plan
    expect(isLastTry(plan, 0)).toBe(false)
  })

  test('stays small for any file', () => {
    let { plan } = startChunks(planChunks(MAX_DISK_SIZE_GIB * GIB))
    expect(plan.total).toBe(2_095_104)
    for (let chunk = 0; chunk < 5000; chunk++) plan = startChunks(chunkDone(plan, chunk)).plan
    expect(JSON.stringify(plan).length).toBeLessThan(200)
  })
})
