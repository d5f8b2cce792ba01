import { describe, expect, it } from 'vitest'
import { snapshotStates, snapshotVerbs, can, isBusy } from '@/machines/snapshot/snapshot.machine'

/** The product's promise, typed by hand: every snapshot state with every action it allows. */
const allowed = {
  creating: [],
  ready: ['delete', 'createImage'],
  faulted: ['delete'],
  destroyed: [],
} as const

describe('snapshot states', () => {
  it('are the four of the API', () => {
    expect(snapshotStates.toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  describe.each(Object.entries(allowed))('%s', (name, verbs: readonly string[]) => {
    const state = snapshotStates.find(candidate => candidate === name) ?? 'destroyed'

    it.each(snapshotVerbs)('%s', verb => expect(can(state, verb)).toBe(verbs.includes(verb)))

    it('is busy only while creating', () => expect(isBusy(state)).toBe(name === 'creating'))
  })
})
