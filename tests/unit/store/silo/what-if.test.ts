import { describe, expect, it } from 'vitest'
import { GIB, TIB } from '@/lib/size'
import {
  type Amounts,
  moreByQuota,
  moreBySleds,
  moreSentence,
  quotaSentences,
  startedSentence,
  withAllStarted,
  wantedSentence,
} from '@/store/silo/what-if/rules'

/** vCPUs, GiB of memory, GiB of storage. */
const amounts = (cpus: number, memory: number, storage: number): Amounts => ({
  cpus,
  memory: memory * GIB,
  storage: storage * GIB,
})

const RACK: Amounts = { cpus: 1_000, memory: 8_000 * GIB, storage: 100 * TIB }

describe('new quotas', () => {
  const sentences = (quotas: Amounts, allQuotas = quotas, isPart = false) =>
    quotaSentences({
      provisioned: amounts(10, 40, 500),
      quotas,
      allQuotas,
      capacity: RACK,
      isChange: true,
      isPart,
    })

  it('say what share of the rack all quotas would be', () => {
    expect(sentences(amounts(20, 80, 1_000), amounts(1_200, 4_000, 51_200))).toEqual([
      'All quotas together would be 120% of the rack’s CPU, 50% of its memory, and 50% of its storage.',
    ])
    const part = sentences(amounts(20, 80, 1_000), amounts(1_200, 4_000, 51_200), true)
    expect(part[0]).toMatch(/^All quotas together would be at least 120% of the rack’s CPU/)
  })

  it.each([
    [amounts(9, 40, 500), 'CPU in use: nothing stops, but no instance can start'],
    [amounts(9, 39, 500), 'CPU and memory in use: nothing stops, but no instance can start'],
    [amounts(10, 40, 499), 'storage in use: nothing stops, but no disk or snapshot can be created'],
    [
      amounts(10, 39, 499),
      'memory and storage in use: nothing stops, but no instance can start and no disk or snapshot can be created',
    ],
  ])('below what is in use stop nothing', (quotas, expected) => {
    expect(sentences(quotas)[0]).toBe(`Below the ${expected} until less is in use.`)
  })

  it('say if the silo alone could fill the rack', () => {
    expect(sentences(amounts(1_000, 7_999, 500)).at(-1)).toBe(
      'This silo alone could fill the rack’s CPU.',
    )
  })
})

describe('how many more', () => {
  it.each([
    [amounts(2, 8, 10), 5, ['cpus'], '5 more by quota (limited by CPU).'],
    [amounts(1, 16, 10), 3, ['memory'], '3 more by quota (limited by memory).'],
    [
      amounts(2, 12, 100),
      5,
      ['cpus', 'memory', 'storage'],
      '5 more by quota (limited by CPU, memory, and storage).',
    ],
    [amounts(1, 4, 600), 0, ['storage'], '0 more by quota (limited by storage).'],
    [amounts(0, 0, 0), Infinity, ['cpus', 'memory', 'storage'], 'Enter a size.'],
  ])('of %j', (size, count, limitedBy, sentence) => {
    const more = moreByQuota(amounts(10, 40, 500), amounts(20, 100, 1_000), size)
    expect(more).toEqual({ count, limitedBy })
    expect(moreSentence(more)).toBe(sentence)
  })

  it('is none above the quotas', () => {
    expect(moreByQuota(amounts(30, 0, 0), amounts(20, 100, 100), amounts(1, 1, 1)).count).toBe(0)
  })

  it.each([
    [5, 3, '3 instances of this size would fit.'],
    [5, 5, '5 instances of this size would fit.'],
    [5, 6, 'Only 5 of 6 would fit, limited by CPU.'],
    [0, 6, 'None of 6 would fit, limited by CPU.'],
  ])('%d of %d wanted', (count, wanted, sentence) => {
    expect(wantedSentence({ count, limitedBy: ['cpus'] }, wanted)).toBe(sentence)
  })

  it('fits on the sleds, each instance on one of them', () => {
    const sled = (threads: number, memory: number, instances?: [number, number][]) => ({
      usableHardwareThreads: threads,
      usablePhysicalRam: memory * GIB,
      instances: instances?.map(([ncpus, gib]) => ({ ncpus, memory: gib * GIB })),
    })
    const sleds = [
      // 28 threads and 64 GiB are left of 84.
      sled(32, 100, [[4, 20]]),
      // 3 threads are too few.
      sled(8, 100, [[5, 1]]),
      // Nothing is known of it.
      sled(64, 100),
      // More in use than there is by estimate.
      sled(64, 100, [[1, 90]]),
    ]
    expect(moreBySleds(sleds, amounts(4, 8, 0))).toBe(7)
    expect(moreBySleds(sleds, amounts(4, 16, 0))).toBe(4)
    expect(moreBySleds(sleds, amounts(0, 16, 0))).toBe(0)
  })
})

describe('if every stopped instance were started', () => {
  const use = withAllStarted(amounts(10, 40, 500), [
    { runState: 'stopped', ncpus: 4, memory: 16 * GIB },
    { runState: 'stopped', ncpus: 8, memory: 32 * GIB },
    { runState: 'running', ncpus: 64, memory: 64 * GIB },
    { runState: 'failed', ncpus: 64, memory: 64 * GIB },
  ])

  it('adds their CPU and memory to what is in use', () => {
    expect(use).toEqual(amounts(22, 88, 500))
  })

  it.each([
    [
      amounts(22, 88, 1),
      false,
      '22 vCPUs of 22 vCPUs and 88 GiB of 88 GiB of memory would be in use. That is within the quotas.',
    ],
    [
      amounts(21, 88, 1),
      false,
      '22 vCPUs of 21 vCPUs and 88 GiB of 88 GiB of memory would be in use. That is more CPU than the quotas allow, so the last ones would not start.',
    ],
    [
      amounts(30, 90, 1),
      true,
      'At least 22 vCPUs of 30 vCPUs and 88 GiB of 90 GiB of memory would be in use. So far that is within the quotas.',
    ],
  ])('compares with the quotas %j', (quotas, isPart, expected) => {
    expect(startedSentence(use, quotas, isPart)).toBe(expected)
  })
})
