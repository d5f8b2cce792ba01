import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { UPLOAD_CHUNK_BYTES } from '@/lib/limits'
import type { ImageUploadEvent, UploadCall } from '@/machines/image-upload/image-upload.events'
import { imageUploadMachine } from '@/machines/image-upload/image-upload.machine'
import { run as runEvents } from '../run'

const run = (events: readonly ImageUploadEvent[]) => runEvents(imageUploadMachine, events)

const request = {
  project: 'p',
  name: 'os',
  description: '',
  os: '',
  version: '',
  blockSize: 512 as const,
  file: { id: 'f', name: 'os.raw', size: 2 * UPLOAD_CHUNK_BYTES },
}
const requested: ImageUploadEvent = { type: 'imageUpload/requested', payload: request }
const nameFree: ImageUploadEvent = {
  type: 'imageUpload/nameFree',
  payload: { run: 1, diskName: 'tmp-disk', snapshotName: 'tmp-snapshot' },
}
const succeeded = (call: UploadCall, id: string | null = null, of = 1): ImageUploadEvent => ({
  type: 'imageUpload/callSucceeded',
  payload: { run: of, call, id },
})
const failed = (call: UploadCall, isNameTaken = false): ImageUploadEvent => ({
  type: 'imageUpload/callFailed',
  payload: { run: 1, call, message: 'No.', isNameTaken },
})
const chunkDone = (chunk: number, of = 1): ImageUploadEvent => ({
  type: 'imageUpload/chunkDone',
  payload: { run: of, chunk, bytes: UPLOAD_CHUNK_BYTES, isEmpty: false, at: 0 },
})
const chunkFailed = (chunk: number): ImageUploadEvent => ({
  type: 'imageUpload/chunkFailed',
  payload: { run: 1, chunk, message: 'Too slow.' },
})
const chunkDue = (chunk: number): ImageUploadEvent => ({
  type: 'imageUpload/chunkDue',
  payload: { run: 1, chunk },
})
const cancelled: ImageUploadEvent = { type: 'imageUpload/cancelled' }
const acknowledged: ImageUploadEvent = { type: 'imageUpload/acknowledged' }
const cleanedUp: ImageUploadEvent = { type: 'imageUpload/cleanedUp', payload: { run: 1, left: [] } }

const began: ImageUploadEvent[] = [requested, nameFree]
const sending = [...began, succeeded('diskCreate', 'd'), succeeded('importStart')]
const sent = [...sending, chunkDone(0), chunkDone(1)]
const final = [
  ...sent,
  succeeded('importStop'),
  succeeded('finalize'),
  succeeded('snapshotView', 's'),
]
const done = [
  ...final,
  succeeded('imageCreate', 'i'),
  succeeded('snapshotDelete'),
  succeeded('diskDelete'),
]

const types = (emitted: readonly unknown[]) =>
  emitted.map(each => (each as { type: string }).type.replace('imageUpload/', ''))

describe('an upload', () => {
  test('checks the name first, and refuses one that is taken', () => {
    expect(types(run([requested]).emitted)).toEqual(['nameCheckStarted'])
    const refusal = { run: 1, message: 'Image name already exists', isNameTaken: true }
    const { value, emitted, context } = run([
      requested,
      { type: 'imageUpload/nameRefused', payload: refusal },
    ])
    expect(value).toBe('idle')
    expect(types(emitted)).toEqual(['refused'])
    expect(context.request).toBeNull()
  })

  test.each([
    [began, 'diskCreate'],
    [began.concat(succeeded('diskCreate', 'd')), 'importStart'],
    [sent, 'importStop'],
    [sent.concat(succeeded('importStop')), 'finalize'],
    [sent.concat(succeeded('importStop'), succeeded('finalize')), 'snapshotView'],
    [final, 'imageCreate'],
    [final.concat(succeeded('imageCreate', 'i')), 'snapshotDelete'],
    [final.concat(succeeded('imageCreate', 'i'), succeeded('snapshotDelete')), 'diskDelete'],
  ])('makes one call after the other: %#', (events, call) => {
    const { emitted, context } = run(events)
    expect(emitted).toContainEqual({
      type: 'imageUpload/callStarted',
      payload: { run: 1, call },
    })
    expect(context.step).toBe(call)
  })

  test('is done when disk and snapshot are gone, until acknowledged', () => {
    const { value, emitted, context } = run(done)
    expect(value).toBe('done')
    expect(types(emitted)).toEqual(['finished', 'ended'])
    expect(context).toMatchObject({ diskId: null, diskName: null, snapshotId: null })
    expect(run([...done, acknowledged]).value).toBe('idle')
    expect(run([...done, requested])).toMatchObject({ value: 'checkingName', context: { run: 2 } })
  })

  test('accepts no second one meanwhile', () => {
    const other = { ...requested, payload: { ...request, name: 'other' } }
    expect(run([...began, other]).context.request?.name).toBe('os')
  })

  test('ignores answers to an earlier one', () => {
    const again = [...began, cancelled, succeeded('diskCreate', 'd'), cleanedUp, requested]
    expect(run(again).context.run).toBe(2)
    expect(run([...again, nameFree]).value).toBe('checkingName')
    const nextFree = { ...nameFree, payload: { ...nameFree.payload, run: 2 } }
    expect(run([...again, nextFree, succeeded('diskCreate', 'old')]).context.diskId).toBeNull()
    const now = [
      ...again,
      nextFree,
      succeeded('diskCreate', 'd2', 2),
      succeeded('importStart', null, 2),
    ]
    expect(run([...now, chunkDone(0)]).context.plan.done).toBe(0)
    expect(run([...now, chunkDone(0, 2)]).context.plan.done).toBe(1)
  })
})

describe('sending', () => {
  test('starts chunks, and moves on when all are done', () => {
    expect(run(sending).emitted).toContainEqual({
      type: 'imageUpload/chunksStarted',
      payload: { run: 1, chunks: [0, 1] },
    })
    expect(run([...sending, chunkDone(1)]).value).toEqual({ running: { sending: 'active' } })
    expect(run(sent).value).toEqual({ running: 'stoppingImport' })
  })

  test('a chunk done twice counts once', () => {
    expect(run([...sending, chunkDone(0), chunkDone(0)]).context.plan.done).toBe(1)
  })

  test('retries a chunk after a delay, and fails with its third failure', () => {
    const twice = [...sending, chunkFailed(0), chunkDue(0), chunkFailed(0), chunkDue(0)]
    expect(run(twice).value).toEqual({ running: { sending: 'active' } })
    expect(run([...sending, chunkFailed(0)]).emitted).toEqual([])
    expect(run([...sending, chunkFailed(0), chunkDue(0)]).emitted).toContainEqual({
      type: 'imageUpload/chunksStarted',
      payload: { run: 1, chunks: [0] },
    })
    const { value, emitted, context } = run([...twice, chunkFailed(0)])
    expect(value).toBe('cleaningUp')
    expect(types(emitted)).toEqual(['halted', 'cleanupStarted'])
    expect(context).toMatchObject({ step: 'chunks', failure: { message: 'Too slow.' } })
  })

  test('starts nothing while it is paused', () => {
    const paused: ImageUploadEvent[] = [...sending, { type: 'imageUpload/paused' }]
    expect(run([...paused, chunkFailed(0)]).emitted).toEqual([])
    const resumed = run([...paused, chunkFailed(0), { type: 'imageUpload/resumed' }])
    expect(types(resumed.emitted)).toEqual(['chunksStarted'])
    expect(run([...paused, chunkDone(0), chunkDone(1)]).value).toEqual({
      running: 'stoppingImport',
    })
  })

  test('waits for the connection and counts no failures meanwhile', () => {
    const lost: ImageUploadEvent[] = [...sending, { type: 'connection/lost' }]
    const failures = [0, 1].map(chunkFailed)
    expect(run([...lost, ...failures]).value).toEqual({ running: { sending: 'unreachable' } })
    const { value, emitted, context } = run([...lost, ...failures, { type: 'connection/restored' }])
    expect(value).toEqual({ running: { sending: 'active' } })
    expect(emitted).toContainEqual({
      type: 'imageUpload/chunksStarted',
      payload: { run: 1, chunks: [0, 1] },
    })
    expect(context.plan.failures).toEqual({})
    const paused = run([...lost, { type: 'imageUpload/paused' }, { type: 'imageUpload/resumed' }])
    expect(paused.value).toEqual({ running: { sending: 'unreachable' } })
  })
})

describe('cancelling', () => {
  test.each([
    ['diskCreate', began],
    ['importStart', [...began, succeeded('diskCreate', 'd')]],
    ['importStop', sent],
    ['finalize', [...sent, succeeded('importStop')]],
    ['snapshotView', [...sent, succeeded('importStop'), succeeded('finalize')]],
  ] as const)('lets %s finish before it cleans up', (call, events) => {
    const settling = run([...events, cancelled])
    expect(settling.value).toBe('settling')
    expect(types(settling.emitted)).toEqual(['withdrawn'])
    const after = run([...events, cancelled, succeeded(call, 'x')])
    expect(after.value).toBe('cleaningUp')
    expect(types(after.emitted)).toEqual(['halted', 'cleanupStarted'])
    expect(run([...events, cancelled, failed(call)]).value).toBe('cleaningUp')
    const over = run([...events, cancelled, succeeded(call, 'x'), cleanedUp])
    expect(over.value).toBe('idle')
    expect(types(over.emitted)).toEqual(['ended'])
  })

  test('aborts pending chunks', () => {
    const { value, emitted } = run([...sending, cancelled])
    expect(value).toBe('cleaningUp')
    expect(types(emitted)).toEqual(['withdrawn', 'halted', 'cleanupStarted'])
  })

  test('is too late once the image is being created', () => {
    for (const events of [
      final,
      [...final, succeeded('imageCreate', 'i')],
      [...final, succeeded('imageCreate', 'i'), succeeded('snapshotDelete')],
    ])
      expect(run([...events, cancelled]).value).toEqual(run(events).value)
    expect(types(run(final).emitted)).toContain('becameFinal')
    expect(run([...done, cancelled]).value).toBe('done')
  })
})

describe('a failure', () => {
  test.each([
    ['diskCreate', began],
    ['importStart', [...began, succeeded('diskCreate', 'd')]],
    ['importStop', sent],
    ['finalize', [...sent, succeeded('importStop')]],
    ['snapshotView', [...sent, succeeded('importStop'), succeeded('finalize')]],
    ['imageCreate', final],
    ['snapshotDelete', [...final, succeeded('imageCreate', 'i')]],
    ['diskDelete', [...final, succeeded('imageCreate', 'i'), succeeded('snapshotDelete')]],
  ] as const)('of %s cleans up at once, and is told until it has been seen', (call, events) => {
    const { value, context, emitted } = run([...events, failed(call)])
    expect(value).toBe('cleaningUp')
    expect(context).toMatchObject({ step: call, failure: { message: 'No.' } })
    expect(types(emitted)).toEqual(['halted', 'cleanupStarted'])
    expect(run([...events, failed(call), cleanedUp]).value).toBe('failed')
    const seen = run([...events, failed(call), cleanedUp, acknowledged])
    expect(seen.value).toBe('idle')
    expect(types(seen.emitted)).toEqual(['withdrawn'])
  })

  test('can be acknowledged before the clean-up ends', () => {
    const seen = run([...sending, failed('diskCreate'), chunkFailed(9)])
    expect(seen.value).toEqual({ running: { sending: 'active' } })
    const events = [...began, failed('diskCreate'), acknowledged]
    expect(types(run(events).emitted)).toEqual(['withdrawn'])
    expect(run([...events, acknowledged]).emitted).toEqual([])
    expect(run([...events, cleanedUp]).value).toBe('idle')
  })

  test('forgets what is already gone, so that the rest can still be removed', () => {
    const events = [...final, succeeded('imageCreate', 'i'), succeeded('snapshotDelete')]
    expect(run([...events, failed('diskDelete')]).context).toMatchObject({
      snapshotId: null,
      snapshotName: null,
      diskId: 'd',
      diskName: 'tmp-disk',
    })
  })
})

/** Which call creates or removes something that a clean-up would have to remove. */
const CALLS: readonly UploadCall[] = [
  'diskCreate',
  'importStart',
  'importStop',
  'finalize',
  'snapshotView',
  'imageCreate',
  'snapshotDelete',
  'diskDelete',
]

const anything: fc.Arbitrary<ImageUploadEvent> = fc.oneof(
  fc.constantFrom<ImageUploadEvent>(
    requested,
    nameFree,
    cancelled,
    acknowledged,
    cleanedUp,
    { type: 'imageUpload/paused' },
    { type: 'imageUpload/resumed' },
    { type: 'connection/lost' },
    { type: 'connection/restored' },
  ),
  fc.constantFrom(...CALLS).map(call => succeeded(call, `${call}-id`)),
  fc.constantFrom(...CALLS).map(call => failed(call)),
  fc.nat(1).map(chunk => chunkDone(chunk)),
  fc.nat(1).map(chunkFailed),
  fc.nat(1).map(chunkDue),
)

type Snapshot = ReturnType<typeof initialTransition<typeof imageUploadMachine>>[0]

/** The events that bring an upload to its end without the user. */
const nextFor = ({ value, context }: Snapshot): ImageUploadEvent | null => {
  if (value === 'checkingName')
    return { ...nameFree, payload: { ...nameFree.payload, run: context.run } } as ImageUploadEvent
  if (value === 'cleaningUp')
    return { type: 'imageUpload/cleanedUp', payload: { run: context.run, left: [] } }
  if (value === 'failed' || value === 'done') return acknowledged
  if (value === 'idle') return null
  if (context.step !== 'chunks') return succeeded(context.step, 'id', context.run)
  if (!context.isReachable) return { type: 'connection/restored' }
  const [active] = context.plan.active
  if (active !== undefined) return chunkDone(active, context.run)
  const [waiting] = context.plan.waiting
  return waiting === undefined
    ? { type: 'imageUpload/resumed' }
    : { type: 'imageUpload/chunkDue', payload: { run: context.run, chunk: waiting } }
}

describe('whatever happens to an upload', () => {
  test('it ends, and only then is another one accepted', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), events => {
        let [snapshot] = initialTransition(imageUploadMachine)
        const ended: number[] = []
        const take = (event: ImageUploadEvent) => {
          const before = snapshot
          const [after, actions] = transition(imageUploadMachine, snapshot, event)
          snapshot = after
          for (const { type, params } of actions) {
            const emitted = (params as { event?: { type: string } } | undefined)?.event
            if (String(type) === 'xstate.emit' && emitted?.type === 'imageUpload/ended')
              ended.push(before.context.run)
          }
          const isOver = ['idle', 'failed', 'done'].includes(String(before.value))
          if (!isOver && snapshot.value !== 'idle')
            expect(snapshot.context.run).toBe(before.context.run)
        }
        for (const event of [...began, ...events]) take(event)
        for (let step = 0; step < 60; step++) {
          const next = nextFor(snapshot)
          if (next) take(next)
        }
        expect(snapshot.value).toBe('idle')
        expect(snapshot.context.request).toBeNull()
        expect(new Set(ended).size).toBe(ended.length)
      }),
    )
  })
})
