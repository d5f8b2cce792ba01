import { expect, test } from 'vitest'
import type { Recordings } from '@/ports/ports'
import { recordingsMachine, type RecordingsEvent } from '@/machines/recordings/recordings.machine'
import { run } from '../run'

const kept: Recordings = {
  isOn: true,
  current: null,
  ended: null,
  outlivesSignOut: true,
  outlivesPage: true,
  sessions: [],
}

const asked: RecordingsEvent = {
  type: 'recordings/requested',
  payload: { request: { type: 'look' } },
}
const told: RecordingsEvent = { type: 'recordings/told', payload: { recordings: kept } }
const failed: RecordingsEvent = { type: 'recordings/failed', payload: { message: 'broken' } }

const nothing = { recordings: null, problem: null }
const known = { recordings: kept, problem: null }
const unavailable = { recordings: null, problem: 'broken' }

test.each([
  ['nothing is known before it was asked for', [told], 'unknown', nothing],
  ['it is read when first asked for', [asked], 'reading', nothing],
  ['what was read is known', [asked, told], 'known', known],
  ['why it cannot be read is told', [asked, failed], 'unavailable', unavailable],
  ['asking again tries again', [asked, failed, asked], 'reading', nothing],
  ['what is known stays while more is asked', [asked, told, asked], 'working', known],
  ['what is known stays when that fails', [asked, told, asked, failed], 'known', known],
] as const)('%s', (_what, events, value, context) => {
  expect(run(recordingsMachine, events)).toMatchObject({ value, context })
})
