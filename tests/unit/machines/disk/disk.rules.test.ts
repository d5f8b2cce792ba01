import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rich-text'
import {
  type Attachment,
  attachmentVerbs,
  canAttachment,
  reasonCannotAttachment,
} from '@/machines/disk/attachment.rules'
import { diskStates, diskVerbs } from '@/machines/disk/disk.machine'
import { can, reasonCannot } from '@/machines/disk/disk.rules'
import { instanceStates } from '@/machines/instance/instance.machine'

describe('reasons of the disk alone', () => {
  it('exist exactly where a verb is not legal', () => {
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

describe('reasons of a disk beside an instance', () => {
  const stopped: Attachment = { disk: 'attached', instance: 'stopped', isBootDisk: false }
  const text = (change: Partial<Attachment>, verb: (typeof attachmentVerbs)[number]) =>
    plainText(reasonCannotAttachment({ ...stopped, ...change }, verb) ?? '')

  it('name the instance first, since the user can stop it', () => {
    expect(text({ instance: 'running', disk: 'faulted' }, 'attach')).toBe(
      'The instance must be stopped to attach a disk',
    )
    expect(text({ instance: 'running' }, 'detach')).toBe(
      'The instance must be stopped to detach a disk',
    )
    expect(text({ instance: 'running' }, 'setAsBootDisk')).toBe(
      'The instance must be stopped to change its boot disk',
    )
    expect(text({ disk: 'faulted' }, 'attach')).toBe(
      'Only creating or detached disks can be attached',
    )
  })

  it('send the user to unset the boot disk before detaching it', () => {
    expect(text({ isBootDisk: true, instance: 'running' }, 'detach')).toBe(
      'The boot disk cannot be detached: unset it as boot disk first',
    )
  })

  it('are empty exactly when both agree', () => {
    for (const disk of diskStates) {
      for (const instance of instanceStates) {
        for (const isBootDisk of [true, false]) {
          for (const verb of attachmentVerbs) {
            const attachment = { disk, instance, isBootDisk }
            expect(reasonCannotAttachment(attachment, verb) === undefined).toBe(
              canAttachment(attachment, verb),
            )
          }
        }
      }
    }
  })
})
