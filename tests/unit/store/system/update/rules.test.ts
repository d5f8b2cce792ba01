import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { plainText } from '@/lib/rich-text'
import {
  componentRows,
  pollInterval,
  progressOf,
  targetReason,
  updateNotices,
  type KnownStatus,
} from '@/store/system/update/rules'

const NOW = Date.UTC(2026, 0, 1, 12)
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

const status = (changes: Partial<KnownStatus> = {}): KnownStatus => ({
  targetRelease: { version: '17.0.0', timeRequested: ago(120) },
  componentsByReleaseVersion: { 'install dataset': 3, '16.0.0': 5, '17.0.0': 12 },
  suspended: false,
  contactSupport: false,
  timeLastStepPlanned: ago(5),
  ...changes,
})

const finished = { componentsByReleaseVersion: { '17.0.0': 20 } }

describe('the progress of an update', () => {
  test('counts the components that run the target', () => {
    expect(progressOf(status())).toEqual({ updated: 12, total: 20, percent: 60 })
  })

  test('is rounded down, so that it is complete only at the end', () => {
    const almost = status({ componentsByReleaseVersion: { '16.0.0': 1, '17.0.0': 999 } })
    expect(progressOf(almost)?.percent).toBe(99)
    expect(progressOf(status(finished))?.percent).toBe(100)
  })

  test('is unknown without a target or without components', () => {
    expect(progressOf(status({ targetRelease: null }))).toBeNull()
    expect(progressOf({ targetRelease: null, suspended: false })).toBeNull()
  })
})

test('the components of the target come first, then newer ones, then what has no release', () => {
  const rows = componentRows(
    status({
      componentsByReleaseVersion: {
        unknown: 1,
        '9.0.0': 2,
        'install dataset': 3,
        '17.0.0': 4,
        '16.0.0': 5,
        '18.0.0': 6,
      },
    }),
  )
  expect(rows.map(({ label, count }) => `${label} ${count}`)).toEqual([
    '17.0.0 4',
    '18.0.0 6',
    '16.0.0 5',
    '9.0.0 2',
    'As installed 3',
    'Unknown 1',
  ])
})

const reason = (version: string, release: Release, changes: Partial<KnownStatus> = {}) => {
  const found = targetReason(version, status(changes), release)
  return found && plainText(found)
}

const OLDER = 'It is older than the target release, 17.0.0'
const SAME = 'It is the target release already'
const SKIPS = 'Releases cannot be skipped: it is more than one after 17.0.0'
const RECOVER = 'The update is suspended: finish the recovery first'

test.each<[string, Release, Partial<KnownStatus>, string | undefined]>([
  ['16.0.0', 19, {}, OLDER],
  ['17.0.0', 19, {}, SAME],
  ['18.0.0', 19, {}, undefined],
  ['19.0.0', 19, {}, SKIPS],
  ['18.0.0', 19, { suspended: true }, RECOVER],
  ['16.0.0', 17, {}, OLDER],
  ['17.0.0', 17, {}, SAME],
  ['19.0.0', 17, {}, undefined],
  ['16.0.0', 18, { suspended: true }, OLDER],
  ['17.0.0', 18, { suspended: true }, undefined],
  ['17.0.0+git12', 19, {}, SAME],
  ['17.0.0-rc.1', 19, {}, OLDER],
  ['16.0.0', 19, { targetRelease: null }, undefined],
])('%s as the target at release %d with %j: %s', (version, release, changes, expected) => {
  expect(reason(version, release, changes)).toBe(expected)
})

test.each<[string, Partial<KnownStatus>, number]>([
  ['components are to follow', {}, 20],
  [
    'the target is new',
    {
      ...finished,
      targetRelease: { version: '17.0.0', timeRequested: ago(29) },
      timeLastStepPlanned: ago(31),
    },
    20,
  ],
  ['a step was planned of late', { ...finished, timeLastStepPlanned: ago(29) }, 20],
  ['nothing happens', { ...finished, timeLastStepPlanned: ago(31) }, 120],
])('the status is read every so often when %s', (_when, changes, seconds) => {
  expect(pollInterval(status(changes), NOW)).toBe(seconds * 1000)
})

const notices = (changes: Partial<KnownStatus>, release: Release = 20) =>
  updateNotices(status(changes), release, NOW).map(({ title, text }) => `${title}. ${text ?? ''}`)

describe('the notices', () => {
  test('come in order of urgency', () => {
    const all = { contactSupport: true, suspended: true, timeLastStepPlanned: ago(90) }
    expect(updateNotices(status(all), 20, NOW).map(({ id }) => id)).toEqual([
      'support',
      'suspended',
      'stuck',
    ])
  })

  test('say how long nothing was planned', () => {
    expect(notices({ timeLastStepPlanned: ago(90) })[0]).toContain('Nothing was planned for 1h')
    expect(notices({ timeLastStepPlanned: ago(29) })).toEqual([])
    expect(notices({ ...finished, timeLastStepPlanned: ago(90) })).toEqual([
      'All components run 17.0.0. ',
    ])
  })

  test('name the way out of a suspension that the release has', () => {
    expect(notices({ suspended: true }, 18)[0]).toContain('set it as the target release')
    expect(notices({ suspended: true }, 19)[0]).toContain('Finish the recovery')
  })
})
