import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rich-text'
import {
  reasonCannotAttachment,
  type Attachment,
  type AttachmentVerb,
} from '@/store/project/instance-storage/rules'

describe('reasons for a disk of an instance', () => {
  const stopped: Attachment = { disk: 'attached', instance: 'stopped', isBootDisk: false }
  const text = (change: Partial<Attachment>, verb: AttachmentVerb) =>
    plainText(reasonCannotAttachment({ ...stopped, ...change }, verb) ?? '')

  it('mention the instance first, because the user can stop it', () => {
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

  it('say to unset the boot disk before detaching it', () => {
    expect(text({ isBootDisk: true, instance: 'running' }, 'detach')).toBe(
      'The boot disk cannot be detached: unset it as boot disk first',
    )
  })
})
