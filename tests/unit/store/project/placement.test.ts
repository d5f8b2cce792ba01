import { describe, expect, it } from 'vitest'
import type { AffinityPolicy, InstanceState } from '@/api/generated/types'
import type { GroupKind } from '@/store/project/affinity-kinds'
import {
  placeOf,
  type Placing,
  reasonWithoutPlace,
  sledText,
} from '@/store/project/placement/rules'
import { placementVerdict } from '@/store/project/placement/verdict'

const on = (serial: string, seconds = 0): Placing => ({
  sledId: `id of ${serial}`,
  serial,
  measuredAt: `2026-08-21T12:00:${String(seconds).padStart(2, '0')}.000Z`,
})

const member = (name: string, placing: Placing, runState: InstanceState = 'running') => ({
  name,
  runState,
  placing,
})

describe('the verdict on a group', () => {
  it.each<[GroupKind, AffinityPolicy, Placing[], string, string[]]>([
    ['antiAffinity', 'fail', [on('A'), on('B')], 'success', ['On 2 sleds.']],
    [
      'antiAffinity',
      'fail',
      [on('A'), 'none'],
      'info',
      ['On 1 sled.', '1 running member not yet measured.'],
    ],
    [
      'antiAffinity',
      'fail',
      [on('A'), on('A'), 'none'],
      'danger',
      [
        'm0 and m1 share sled A, which the policy of the group does not allow.',
        '1 running member not yet measured.',
      ],
    ],
    [
      'affinity',
      'fail',
      [on('A'), on('A'), 'none', 'none'],
      'info',
      ['All that were measured on A.', '2 running members not yet measured.'],
    ],
    ['antiAffinity', 'allow', [on('A'), on('A')], 'notice', ['m0 and m1 share sled A.']],
    [
      'antiAffinity',
      'fail',
      [on('B'), on('A'), on('B'), on('A'), on('A'), on('C')],
      'danger',
      [
        'm1, m3, and m4 share sled A, which the policy of the group does not allow.',
        'm0 and m2 share sled B, which the policy of the group does not allow.',
      ],
    ],
    ['affinity', 'fail', [on('A'), on('A')], 'success', ['All on A.']],
    ['affinity', 'allow', [on('A'), on('B')], 'notice', ['Spread over 2 sleds.']],
    [
      'affinity',
      'fail',
      [on('A'), on('B')],
      'danger',
      ['Spread over 2 sleds, which the policy of the group does not allow.'],
    ],
    [
      'affinity',
      'fail',
      ['none', 'none'],
      'info',
      ['No member has been measured in the last two minutes.'],
    ],
  ])('of kind %s with policy %s, at %j', (kind, policy, places, tone, sentences) => {
    const members = places.map((placing, index) => member(`m${index}`, placing))
    expect(placementVerdict(kind, policy, members)).toMatchObject({ tone, sentences })
  })

  it('leaves out members that no longer run, and tells the oldest measurement', () => {
    const members = [
      member('web', on('A', 30)),
      member('db', on('A', 20), 'stopped'),
      member('mail', on('B', 25)),
    ]
    expect(placementVerdict('antiAffinity', 'fail', members)).toMatchObject({
      sentences: ['On 2 sleds.'],
      measuredAt: '2026-08-21T12:00:25.000Z',
      sleds: [{ names: ['web'] }, { names: ['mail'] }],
    })
  })
})

describe('the place of an instance', () => {
  it.each<[InstanceState, Placing, string | undefined, string, string?]>([
    ['running', on('A'), 'A', 'Not measured in the last two minutes'],
    ['migrating', on('A'), 'A', 'Not measured in the last two minutes'],
    ['running', 'none', undefined, 'Not measured in the last two minutes'],
    ['running', 'unknown', undefined, 'Not measured in the last two minutes', 'Not known'],
    ['failed', 'unknown', undefined, 'Not running'],
    ['stopped', on('A'), undefined, 'Not running'],
    ['failed', on('A'), undefined, 'Not running'],
    ['starting', on('A'), undefined, 'Not running'],
  ])('in state %s with %j is %s', (runState, placing, serial, reason, text = serial ?? '') => {
    expect(placeOf({ runState, placing })?.serial).toBe(serial)
    expect(reasonWithoutPlace({ runState })).toBe(reason)
    expect(sledText({ runState, placing })).toBe(text)
  })
})
