import { describe, expect, it } from 'vitest'
import { fitOf, type FitGroup } from '@/store/system/sled-drain/fit'

/** Threads in all and in use, memory in all and in use; by default there is plenty of memory. */
type Sled = [threads: number, used: number, memory?: number, usedMemory?: number]
/** vCPUs, memory, and whether a local disk binds it. */
type Instance = [ncpus: number, memory?: number, isBound?: true]

interface Case {
  name: string
  leaving: Instance[]
  sleds: Sled[]
  groups?: FitGroup[]
  keepFree?: number
  /** For each instance: sleds with room for it alone, and the sled that it goes to. */
  rows: [fitsOn: number, to: string | null][]
  unplaced: number
}

const apart = (members: string[], sleds: string[] = []): FitGroup => ({
  kind: 'apart',
  members,
  sleds,
})
const together = (members: string[], sleds: string[] = []): FitGroup => ({
  kind: 'together',
  members,
  sleds,
})

const inputOf = ({
  leaving,
  sleds,
  groups = [],
  keepFree = 0,
}: Case): Parameters<typeof fitOf>[0] => ({
  leaving: leaving.map(([ncpus, memory = 1, isBound = false], at) => ({
    id: `i${at + 1}`,
    ncpus,
    memory,
    isBound,
  })),
  sleds: sleds.map(([threads, usedThreads, memory = 1000, usedMemory = 0], at) => ({
    id: `s${at + 1}`,
    threads,
    usedThreads,
    memory,
    usedMemory,
  })),
  groups,
  keepFree,
})

const A = [128, 68] as Sled // 60 free
const B = [128, 108] as Sled // 20 free
const C = [128, 118] as Sled // 10 free

/* Typed by hand. */
const cases: Case[] = [
  { name: 'nothing leaves', leaving: [], sleds: [A], rows: [], unplaced: 0 },
  { name: 'there is no other sled', leaving: [[1]], sleds: [], rows: [[0, null]], unplaced: 1 },
  { name: 'one fits', leaving: [[8]], sleds: [A], rows: [[1, 's1']], unplaced: 0 },
  { name: 'it fills a sled exactly', leaving: [[60]], sleds: [A], rows: [[1, 's1']], unplaced: 0 },
  { name: 'one thread is missing', leaving: [[61]], sleds: [A], rows: [[0, null]], unplaced: 1 },
  {
    name: 'three, of which the largest fits nowhere',
    leaving: [[8], [16], [64]],
    sleds: [A, B, C],
    rows: [
      [3, 's1'],
      [2, 's1'],
      [0, null],
    ],
    unplaced: 1,
  },
  {
    name: 'the same without the sled that has the most room',
    leaving: [[8], [16], [64]],
    sleds: [B, C],
    rows: [
      [2, 's2'],
      [1, 's1'],
      [0, null],
    ],
    unplaced: 1,
  },
  {
    name: 'each fits alone, but not both',
    leaving: [[40], [30]],
    sleds: [A, C],
    rows: [
      [1, 's1'],
      [1, null],
    ],
    unplaced: 1,
  },
  {
    name: 'the largest is placed first, whatever the order',
    leaving: [[10], [60]],
    sleds: [A, C],
    rows: [
      [2, 's2'],
      [1, 's1'],
    ],
    unplaced: 0,
  },
  {
    name: 'the second sled is used when the first is full',
    leaving: [[60], [20]],
    sleds: [A, B],
    rows: [
      [1, 's1'],
      [2, 's2'],
    ],
    unplaced: 0,
  },
  {
    name: 'the memory is missing',
    leaving: [[1, 101]],
    sleds: [[128, 0, 100, 0]],
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'the memory is just enough',
    leaving: [[1, 40]],
    sleds: [[128, 0, 100, 60]],
    rows: [[1, 's1']],
    unplaced: 0,
  },
  {
    name: 'threads on one sled, memory on another',
    leaving: [[8, 50]],
    sleds: [
      [128, 0, 100, 90],
      [128, 125, 100, 0],
    ],
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'much memory counts as large as many threads',
    leaving: [
      [64, 10],
      [2, 90],
    ],
    sleds: [[128, 0, 100, 0]],
    rows: [
      [1, 's1'],
      [1, 's1'],
    ],
    unplaced: 0,
  },
  {
    name: 'what needs the most memory is placed first',
    leaving: [
      [64, 20],
      [2, 90],
    ],
    sleds: [[128, 0, 100, 0]],
    rows: [
      [1, null],
      [1, 's1'],
    ],
    unplaced: 1,
  },
  {
    name: 'a sled that has more in use than it has',
    leaving: [[1]],
    sleds: [[128, 130]],
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'a tenth is kept free',
    leaving: [[48]],
    sleds: [A],
    keepFree: 10,
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'a tenth is kept free, and it still fits',
    leaving: [[47]],
    sleds: [A],
    keepFree: 10,
    rows: [[1, 's1']],
    unplaced: 0,
  },
  {
    name: 'memory is kept free too',
    leaving: [[1, 95]],
    sleds: [[128, 0, 100, 0]],
    keepFree: 10,
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'everything is kept free',
    leaving: [[1]],
    sleds: [[128, 0]],
    keepFree: 100,
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'a local disk binds it',
    leaving: [[8, 1, true]],
    sleds: [A],
    rows: [[0, null]],
    unplaced: 0,
  },
  {
    name: 'what is bound takes no room from others',
    leaving: [[60, 1, true], [60]],
    sleds: [A],
    rows: [
      [0, null],
      [1, 's1'],
    ],
    unplaced: 0,
  },
  {
    name: 'a member runs on the only sled with room',
    leaving: [[8]],
    sleds: [A],
    groups: [apart(['i1'], ['s1'])],
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'a member runs on one of two sleds',
    leaving: [[8]],
    sleds: [A, B],
    groups: [apart(['i1'], ['s1'])],
    rows: [[1, 's2']],
    unplaced: 0,
  },
  {
    name: 'two that must be apart go to two sleds',
    leaving: [[8], [8]],
    sleds: [A, B],
    groups: [apart(['i1', 'i2'])],
    rows: [
      [2, 's1'],
      [2, 's2'],
    ],
    unplaced: 0,
  },
  {
    name: 'three that must be apart have two sleds',
    leaving: [[8], [8], [8]],
    sleds: [A, B],
    groups: [apart(['i1', 'i2', 'i3'])],
    rows: [
      [2, 's1'],
      [2, 's2'],
      [2, null],
    ],
    unplaced: 1,
  },
  {
    name: 'it must be where its group is',
    leaving: [[8]],
    sleds: [A, B],
    groups: [together(['i1'], ['s2'])],
    rows: [[1, 's2']],
    unplaced: 0,
  },
  {
    name: 'the sled of its group has no room',
    leaving: [[16]],
    sleds: [A, C],
    groups: [together(['i1'], ['s2'])],
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'the sled of its group takes nothing',
    leaving: [[8]],
    sleds: [A],
    groups: [together(['i1'], ['s9'])],
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'its group is on two sleds already',
    leaving: [[8]],
    sleds: [A, B],
    groups: [together(['i1'], ['s1', 's2'])],
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'two that must be together go to one sled',
    leaving: [[10], [8]],
    sleds: [C, A],
    groups: [together(['i1', 'i2'])],
    rows: [
      [2, 's1'],
      [2, null],
    ],
    unplaced: 1,
  },
  {
    name: 'two groups that contradict each other',
    leaving: [[8]],
    sleds: [A, B],
    groups: [together(['i1'], ['s1']), apart(['i1'], ['s1'])],
    rows: [[0, null]],
    unplaced: 1,
  },
  {
    name: 'the group of another instance does not count',
    leaving: [[8], [8]],
    sleds: [A],
    groups: [apart(['i2'], ['s1'])],
    rows: [
      [1, 's1'],
      [0, null],
    ],
    unplaced: 1,
  },
]

describe('the fit of what leaves a sled', () => {
  it.each(cases)('if $name', given => {
    const fit = fitOf(inputOf(given))
    expect(fit.rows.map(({ fitsOn, to }) => [fitsOn, to])).toEqual(given.rows)
    expect(fit.unplaced).toBe(given.unplaced)
  })

  it('adds up what is in use before and after, without what does not fit or is bound', () => {
    const fit = fitOf(
      inputOf({
        name: '',
        leaving: [
          [8, 10],
          [64, 10],
          [4, 10, true],
        ],
        sleds: [A, B],
        rows: [],
        unplaced: 0,
      }),
    )
    expect(fit.capacity).toEqual({ threads: 256, memory: 2000 })
    expect(fit.before).toEqual({ threads: 176, memory: 0 })
    expect(fit.after).toEqual({ threads: 184, memory: 10 })
    expect(fit.largestFree).toEqual({ threads: 60, memory: 1000 })
    expect([fit.unplaced, fit.bound]).toEqual([1, 1])
  })

  it('tells how many sleds strict groups allow, also those without room', () => {
    const { rows } = fitOf(
      inputOf({
        name: '',
        leaving: [[64], [1]],
        sleds: [A, B, C],
        groups: [apart(['i1'], ['s1'])],
        rows: [],
        unplaced: 0,
      }),
    )
    expect(rows.map(({ allowed }) => allowed)).toEqual([2, null])
  })
})
