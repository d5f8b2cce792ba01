import { UPLOAD_CHUNK_BYTES, UPLOAD_CONCURRENCY } from '@/lib/limits'

/**
 * Which chunks of a file are still to be sent. Chunks are numbered from 0. Those not started yet are
 * not listed, so that the plan stays small for a file of any size.
 */
export interface ChunkPlan {
  total: number
  /** The first chunk that has not been started yet. */
  next: number
  /** To be retried as soon as there is room. */
  due: readonly number[]
  /** To be retried after a delay. */
  waiting: readonly number[]
  active: readonly number[]
  /** How often each unfinished chunk has failed; left out if never. */
  failures: Readonly<Record<number, number>>
  done: number
}

/** How often a chunk is tried before the upload fails. */
export const CHUNK_TRIES = 3

/** The delay before a failed chunk is retried, in milliseconds: 1 s, then 2 s. */
export const retryWait = (failures: number): number => failures * 1000

/** The bytes of a chunk. The last chunk may be short. */
export const chunkRange = (chunk: number, fileSize: number): { start: number; end: number } => {
  const start = chunk * UPLOAD_CHUNK_BYTES
  return { start, end: Math.min(start + UPLOAD_CHUNK_BYTES, fileSize) }
}

export const planChunks = (fileSize: number): ChunkPlan => ({
  total: Math.ceil(fileSize / UPLOAD_CHUNK_BYTES),
  next: 0,
  due: [],
  waiting: [],
  active: [],
  failures: {},
  done: 0,
})

/** Starts as many chunks as there is room for, retries first. */
export const startChunks = (plan: ChunkPlan): { plan: ChunkPlan; started: readonly number[] } => {
  const room = UPLOAD_CONCURRENCY - plan.active.length
  const again = plan.due.slice(0, room)
  const fresh = Math.min(room - again.length, plan.total - plan.next)
  const started = [...again, ...Array.from({ length: fresh }, (_, index) => plan.next + index)]
  return {
    plan: {
      ...plan,
      next: plan.next + fresh,
      due: plan.due.slice(again.length),
      active: [...plan.active, ...started],
    },
    started,
  }
}

const without = (chunks: readonly number[], chunk: number) => chunks.filter(each => each !== chunk)

export const chunkDone = (plan: ChunkPlan, chunk: number): ChunkPlan => {
  const { [chunk]: _failures, ...failures } = plan.failures
  return { ...plan, active: without(plan.active, chunk), failures, done: plan.done + 1 }
}

/** A chunk failed and waits for its retry. */
export const chunkFailed = (plan: ChunkPlan, chunk: number): ChunkPlan => ({
  ...plan,
  active: without(plan.active, chunk),
  waiting: [...plan.waiting, chunk],
  failures: { ...plan.failures, [chunk]: failuresOf(plan, chunk) + 1 },
})

/** A chunk has waited long enough. */
export const chunkDue = (plan: ChunkPlan, chunk: number): ChunkPlan => ({
  ...plan,
  waiting: without(plan.waiting, chunk),
  due: [...plan.due, chunk],
})

/** A chunk failed for an unrelated reason, so the failure does not count. */
export const chunkReturned = (plan: ChunkPlan, chunk: number): ChunkPlan => ({
  ...plan,
  active: without(plan.active, chunk),
  due: [...plan.due, chunk],
})

export const failuresOf = ({ failures }: ChunkPlan, chunk: number): number => failures[chunk] ?? 0

export const isLastTry = (plan: ChunkPlan, chunk: number): boolean =>
  failuresOf(plan, chunk) + 1 >= CHUNK_TRIES

export const isPlanDone = ({ done, total }: ChunkPlan): boolean => done === total
