import { describe, expect, test } from 'vitest'
import type { RepositoryUploadEvent } from '@/machines/repository-upload/repository-upload.events'
import { repositoryUploadMachine } from '@/machines/repository-upload/repository-upload.machine'
import { run } from '../run'

type Event = RepositoryUploadEvent

const file = { id: 'file-1', name: 'repo.zip', size: 100 }
const chosen: Event = { type: 'repositoryUpload/fileChosen', payload: { file } }
const cleared: Event = { type: 'repositoryUpload/fileChosen', payload: { file: null } }
const checked = (at: number): Event => ({
  type: 'repositoryUpload/checked',
  payload: { run: at, hash: 'aa' },
})
const progressed = (at: number, bytes: number): Event => ({
  type: 'repositoryUpload/progressed',
  payload: { run: at, bytes, at: bytes * 1000 },
})
const requestedWith = (expected: string): Event => ({
  type: 'repositoryUpload/requested',
  payload: { expected },
})
const requested = requestedWith('')
const retried: Event = { type: 'repositoryUpload/retried' }
const refused: Event = {
  type: 'repositoryUpload/refused',
  payload: { run: 1, message: 'Not a ZIP file' },
}
const cancelled: Event = { type: 'repositoryUpload/cancelled' }
const stored: Event = {
  type: 'repositoryUpload/stored',
  payload: { run: 2, version: '20.0.0', isNew: true, hash: 'aa' },
}
const failed: Event = {
  type: 'repositoryUpload/failed',
  payload: { run: 2, message: 'No trust root has signed it.' },
}
const acknowledged: Event = { type: 'repositoryUpload/acknowledged' }

const after = (...events: Event[]) => run(repositoryUploadMachine, events)
const SENDING = [chosen, checked(1), requested]

describe('a chosen file', () => {
  test('is checked, and sent on request', () => {
    expect(after(chosen).emitted).toEqual([
      { type: 'repositoryUpload/checkStarted', payload: { run: 1 } },
    ])
    expect(after(...SENDING).value).toEqual({ sending: 'uploading' })
  })

  test('replaces another one, whose checksum is then ignored', () => {
    const other: Event = {
      type: 'repositoryUpload/fileChosen',
      payload: { file: { ...file, id: 'file-2' } },
    }
    const { value, context, emitted } = after(chosen, other)
    expect(emitted).toContainEqual({
      type: 'repositoryUpload/fileDropped',
      payload: { id: 'file-1' },
    })
    expect([value, context.file?.id]).toEqual([{ chosen: 'checking' }, 'file-2'])
    expect(after(chosen, other, checked(1)).context.hash).toBeNull()
  })

  test('cannot be sent if it is no repository', () => {
    const { value, context } = after(chosen, refused, requested)
    expect([value, context.failure]).toEqual([
      { chosen: 'unusable' },
      { message: 'Not a ZIP file' },
    ])
  })

  test('is dropped when it is cleared', () => {
    const { value, emitted } = after(chosen, cleared)
    expect(value).toBe('idle')
    expect(emitted).toEqual([{ type: 'repositoryUpload/fileDropped', payload: { id: 'file-1' } }])
  })
})

describe('an upload that is started before the checksum is known', () => {
  const early = (expected: string) => [chosen, requestedWith(expected)]

  test('is under way, but sends nothing yet', () => {
    const { value, emitted } = after(...early('aa'))
    expect(value).toEqual({ sending: 'checking' })
    expect(emitted).toEqual([{ type: 'repositoryUpload/begun' }])
    expect(after(...early('aa'), progressed(1, 100)).value).toEqual({ sending: 'checking' })
  })

  test.each(['', 'aa'])('sends the file once it is checked, if %j is expected', expected => {
    const { value, context, emitted } = after(...early(expected), checked(1))
    expect([value, context.bytes]).toEqual([{ sending: 'uploading' }, 0])
    expect(emitted).toEqual([{ type: 'repositoryUpload/sendingStarted', payload: { run: 2 } }])
  })

  test('fails without being sent if the file is another one, or no repository', () => {
    for (const events of [
      [...early('bb'), checked(1)],
      [...early(''), refused],
    ]) {
      const { value, context, emitted } = after(...events)
      expect([value, context.hash]).toEqual(['failed', null])
      expect(context.failure?.message).toMatch(/expected SHA-256|Not a ZIP file/)
      expect(emitted).toEqual([{ type: 'repositoryUpload/ended' }])
    }
  })

  test('goes back to the check if it is cancelled', () => {
    const { value, emitted } = after(...early(''), cancelled)
    expect(value).toEqual({ chosen: 'checking' })
    expect(emitted).toContainEqual({ type: 'repositoryUpload/halted' })
  })
})

describe('an upload', () => {
  test('is verified by the system after the last byte', () => {
    expect(after(...SENDING, progressed(2, 99)).value).toEqual({ sending: 'uploading' })
    expect(after(...SENDING, progressed(2, 100)).value).toEqual({ sending: 'verifying' })
  })

  test('ends with what the system has stored', () => {
    const { value, context, emitted } = after(...SENDING, stored)
    expect([value, context.stored?.version]).toEqual(['done', '20.0.0'])
    expect(emitted.map(each => (each as Event).type)).toEqual([
      'repositoryUpload/ended',
      'repositoryUpload/finished',
    ])
  })

  test('keeps the file after a failure, and can be started again', () => {
    const { value, context } = after(...SENDING, failed)
    expect([value, context.file?.id]).toEqual(['failed', 'file-1'])
    const again = after(...SENDING, failed, retried)
    expect([again.value, again.context.failure, again.context.run]).toEqual([
      { sending: 'uploading' },
      null,
      3,
    ])
    // A late answer to the first one.
    expect(after(...SENDING, failed, retried, stored).value).toEqual({ sending: 'uploading' })
  })

  test('can be cancelled at any time, and keeps the file and its checksum', () => {
    for (const bytes of [0, 50, 100]) {
      const { value, context, emitted } = after(...SENDING, progressed(2, bytes), cancelled)
      expect([value, context.hash]).toEqual([{ chosen: 'ready' }, 'aa'])
      expect(emitted).toContainEqual({ type: 'repositoryUpload/halted' })
      expect(emitted).toContainEqual({ type: 'repositoryUpload/ended' })
    }
  })

  test('is not replaced by another file while it is under way', () => {
    expect(after(...SENDING, cleared).value).toEqual({ sending: 'uploading' })
  })

  test('is forgotten once its end was seen', () => {
    expect(after(...SENDING, stored, acknowledged).value).toBe('idle')
    expect(after(...SENDING, failed, acknowledged).context.file).toBeNull()
  })
})
