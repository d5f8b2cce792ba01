import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { diskStates, diskVerbs, can } from '@/machines/disk/disk.machine'
import { reasonCannot, reasonCannotSnapshot } from '@/store/project/disks/rules'
import { diskWith } from '#tests/support/objects'

describe('reasons for a disk', () => {
  it('exist exactly if the action is not allowed', () => {
    for (const state of diskStates) {
      for (const verb of diskVerbs) {
        expect(reasonCannot(state, verb) === undefined, `${state} ${verb}`).toBe(can(state, verb))
      }
    }
  })

  it.each([
    ['attached', 'delete', 'The disk is attached: detach it before deleting it'],
    ['maintenance', 'delete', 'Only detached or faulted disks can be deleted'],
    ['creating', 'snapshot', 'Only detached or attached disks can be snapshotted'],
    ['attached', 'attach', 'Only creating or detached disks can be attached'],
    ['detached', 'detach', 'Only attached disks can be detached'],
    ['detached', 'setAsBootDisk', 'Only attached disks can be set as boot disk'],
  ] as const)('%s: %s', (state, verb, expected) => {
    expect(plainText(reasonCannot(state, verb) ?? '')).toBe(expected)
  })
})

describe('a snapshot', () => {
  it.each([
    [{}, undefined],
    [{ diskType: 'local' as const }, 'Local disks cannot be snapshotted'],
    [{ readOnly: true }, 'Read-only disks cannot be snapshotted'],
    [{ diskType: 'glacier' as 'local' }, 'This console does not know disks of the type glacier'],
    [
      { state: { state: 'creating' as const } },
      'Only detached or attached disks can be snapshotted',
    ],
  ])('of a disk with %j', (given, reason) => {
    const found = reasonCannotSnapshot(diskWith(given))
    expect(found && plainText(found)).toBe(reason)
  })
})
