import { describe, expect, it } from 'vitest'
import type { DownloadEvent } from '@/machines/download/download.events'
import { downloadMachine } from '@/machines/download/download.machine'
import { run } from '../run'

const requested: DownloadEvent = {
  type: 'download/requested',
  payload: { bundleId: 'b1', file: null },
}
const opened = (written: number, of = 1): DownloadEvent => ({
  type: 'download/opened',
  payload: { run: of, file: 'f', written, total: 100 },
})
const progressed = (written: number, at = 0, of = 1): DownloadEvent => ({
  type: 'download/progressed',
  payload: { run: of, written, at },
})
const stopped = (written: number): DownloadEvent => ({
  type: 'download/stopped',
  payload: { run: 1, written, failure: { message: 'Lost' } },
})
const paused: DownloadEvent = { type: 'download/paused' }
const resumed: DownloadEvent = { type: 'download/resumed' }
const cancelled: DownloadEvent = { type: 'download/cancelled' }

const after = (...events: DownloadEvent[]) => run(downloadMachine, [requested, ...events])

const typesOf = (emitted: readonly unknown[]) =>
  emitted.map(each => (each as { type: string }).type)

describe('a download', () => {
  it('receives once a file is chosen', () => {
    expect(after().emitted).toEqual([
      {
        type: 'download/openingStarted',
        payload: { run: 1, request: { bundleId: 'b1', file: null } },
      },
    ])
    const { value, emitted } = after(opened(0))
    expect(value).toBe('receiving')
    expect(typesOf(emitted)).toEqual(['download/transferStarted'])
  })

  it('is over if the user chooses none', () => {
    const { value, context } = after({ type: 'download/notOpened', payload: { run: 1 } })
    expect(value).toBe('idle')
    expect(context.request).toBeNull()
  })

  it('is done at once if an earlier one has left the whole file', () => {
    const { value, emitted } = after(opened(100))
    expect(value).toBe('done')
    expect(typesOf(emitted)).toEqual(['download/ended'])
  })

  it('continues after a failure with what is written', () => {
    const failed = after(opened(0), stopped(40))
    expect(failed.value).toBe('failed')
    expect(failed.context).toMatchObject({ written: 40, failure: { message: 'Lost' } })
    const again = after(opened(0), stopped(40), resumed)
    expect(again.value).toBe('receiving')
    expect(again.context).toMatchObject({ written: 40, failure: null })
    expect(after(opened(0), stopped(40), resumed, stopped(100)).value).toBe('done')
  })

  it('can only be resumed once nothing is written any longer', () => {
    expect(typesOf(after(opened(0), paused).emitted)).toEqual(['download/halted'])
    expect(after(opened(0), paused, resumed).value).toBe('pausing')
    expect(after(opened(0), paused, stopped(30)).value).toBe('paused')
    expect(after(opened(0), paused, stopped(30), resumed).context.written).toBe(30)
  })

  it('is done if the rest had arrived before it was paused', () => {
    expect(after(opened(0), paused, stopped(100)).value).toBe('done')
  })

  it('gives up its file when it is cancelled', () => {
    const { value, emitted } = after(opened(0), cancelled, stopped(30))
    expect(value).toBe('idle')
    expect(emitted).toContainEqual({ type: 'download/ended', payload: { run: 1, file: 'f' } })
    expect(after(opened(0), stopped(30), cancelled).value).toBe('idle')
  })

  it('knows that a rack sends the whole again', () => {
    expect(after(opened(50), progressed(60)).context.isAnew).toBe(false)
    expect(after(opened(50), progressed(10)).context).toMatchObject({ isAnew: true, written: 10 })
  })

  it('ignores answers to an earlier one', () => {
    expect(after(opened(0, 2)).value).toBe('opening')
    expect(after(opened(0), progressed(50, 0, 2)).context.written).toBe(0)
  })
})
