import ELK from 'elkjs'
import { describe, expect, test } from 'vitest'
import { statesIn } from '@/inspector/statechart'
import { imageUploadMachine } from '@/machines/image-upload/image-upload.machine'
import { sessionMachine } from '@/machines/session/session.machine'
import { createCharts } from '@/inspector/chart/charts'
import type { Place } from '@/inspector/chart/layout'

const charts = createCharts(async () => new ELK())

const isInside = (inner: Place, outer: Place) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const meet = (one: Place, other: Place) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('the layout of a chart', () => {
  test('places each state inside its parent, without overlapping siblings', async () => {
    const layout = await charts.layoutOf(imageUploadMachine)
    const boxes = layout?.boxes ?? []
    expect(boxes.map(({ state }) => state.id)).toEqual(
      statesIn(charts.chartOf(imageUploadMachine).root).map(({ id }) => id),
    )
    const outside = boxes.filter(box => {
      const around = boxes.find(({ state }) => state.id === box.state.parent)
      return around && !isInside(box, around)
    })
    expect(outside.map(({ state }) => state.id)).toEqual([])
    const overlapping = boxes.filter(box =>
      boxes.some(
        other => other !== box && other.state.parent === box.state.parent && meet(box, other),
      ),
    )
    expect(overlapping.map(({ state }) => state.id)).toEqual([])
  })

  test('has an arrow for each pair of connected states, with all its transitions', async () => {
    const layout = await charts.layoutOf(imageUploadMachine)
    const arrows = layout?.arrows ?? []
    expect(arrows.filter(({ path }) => !/^M[\d.]+,[\d.]+/.test(path))).toEqual([])
    const cancelled = arrows.find(({ id }) => id === 'imageUpload.running → imageUpload.cleaningUp')
    expect(cancelled?.labels.map(({ text }) => text)).toEqual([
      'imageUpload/callFailed [isAnswer]',
      'imageUpload/cancelled [isSending]',
    ])
    expect(layout?.starts).toHaveLength(3)
  })

  test('starts at the top', async () => {
    const layout = await charts.layoutOf(imageUploadMachine)
    const top = (id: string) => layout?.boxes.find(({ state }) => state.id === id)?.y ?? 0
    expect(top('imageUpload.idle')).toBeLessThan(top('imageUpload.checkingName'))
    expect(top('imageUpload.checkingName')).toBeLessThan(top('imageUpload.running'))
  })

  test('is computed once', () => {
    expect(charts.layoutOf(imageUploadMachine)).toBe(charts.layoutOf(imageUploadMachine))
  })

  test('is null if the library fails to load', async () => {
    const without = createCharts(() => Promise.reject(new Error('Loading chunk failed')))
    expect(await without.layoutOf(sessionMachine)).toBeNull()
  })
})
