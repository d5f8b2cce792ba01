import { describe, expect, it } from 'vitest'
import { diskStates, diskVerbs, can, canCancelImport, isBusy } from '@/machines/disk/disk.machine'
import { instanceStates } from '@/machines/instance/instance.machine'
import {
  type AttachmentVerb,
  attachmentVerbs,
  reasonCannotAttachment,
} from '@/store/project/instance-storage/rules'

/** The product's promise, typed by hand: every disk state with every action it allows. */
const allowed = {
  creating: ['attach'],
  detached: ['attach', 'snapshot', 'delete'],
  attaching: [],
  attached: ['detach', 'snapshot', 'setAsBootDisk'],
  detaching: [],
  import_ready: ['bulkWriteStart', 'finalize'],
  importing_from_url: [],
  importing_from_bulk_writes: ['bulkWrite', 'bulkWriteStop'],
  finalizing: [],
  maintenance: [],
  faulted: ['delete'],
  destroyed: [],
} as const

const busy = [
  'creating',
  'attaching',
  'detaching',
  'importing_from_url',
  'finalizing',
  'maintenance',
]

describe('disk states', () => {
  it('are the twelve of the API', () => {
    expect(diskStates.toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  describe.each(Object.entries(allowed))('%s', (name, verbs: readonly string[]) => {
    const state = diskStates.find(candidate => candidate === name) ?? 'destroyed'

    it.each(diskVerbs)('%s', verb => expect(can(state, verb)).toBe(verbs.includes(verb)))

    it(busy.includes(name) ? 'is busy' : 'is at rest', () => {
      expect(isBusy(state)).toBe(busy.includes(name))
    })

    it('allow cancelling an import only during one', () => {
      const importing = name === 'import_ready' || name === 'importing_from_bulk_writes'
      expect(canCancelImport(state)).toBe(importing)
    })
  })
})

/** The disk states and instance states that allow each action. */
const agreement: Record<
  AttachmentVerb,
  { isBootDisk: boolean; disks: readonly string[]; instances: readonly string[] }
> = {
  attach: {
    isBootDisk: false,
    disks: ['creating', 'detached'],
    instances: ['creating', 'stopped'],
  },
  detach: {
    isBootDisk: false,
    disks: ['attached'],
    instances: ['creating', 'stopped', 'failed'],
  },
  setAsBootDisk: {
    isBootDisk: false,
    disks: ['attached'],
    instances: ['creating', 'stopped', 'failed'],
  },
  unsetAsBootDisk: {
    isBootDisk: true,
    disks: diskStates,
    instances: ['creating', 'stopped', 'failed'],
  },
}

describe('a disk and an instance', () => {
  describe.each(attachmentVerbs)('%s', verb => {
    const { isBootDisk, disks, instances } = agreement[verb]

    it.each(diskStates)('%s disk, in every instance state', disk => {
      const agreeing = instanceStates.filter(
        instance => reasonCannotAttachment({ disk, instance, isBootDisk }, verb) === undefined,
      )
      const expected = disks.includes(disk) ? instances : []
      expect(agreeing.toSorted()).toEqual(expected.toSorted())
    })

    it('is never possible with the opposite isBootDisk', () => {
      if (verb === 'attach') return
      for (const disk of diskStates) {
        for (const instance of instanceStates) {
          expect(
            reasonCannotAttachment({ disk, instance, isBootDisk: !isBootDisk }, verb),
          ).toBeDefined()
        }
      }
    })
  })
})
