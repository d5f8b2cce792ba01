import { describe, expect, test } from 'vitest'
import {
  resetFieldsEnds,
  clearedEnds,
  endErrors,
  endsOf,
  NO_ENDS,
  toDestination,
  toTarget,
  type EndValues,
} from '@/store/project/router-routes/ends'

const ends = (values: Partial<EndValues>): EndValues => ({ ...NO_ENDS, ...values })

describe('the destination and the target of a route', () => {
  test('are converted to form values and back', () => {
    const destination = { type: 'ip_net', value: '10.0.0.0/8' } as const
    for (const target of [
      { type: 'ip', value: '10.0.0.1' },
      { type: 'instance', value: 'db1' },
      { type: 'drop' },
    ] as const) {
      const values = endsOf(destination, target)
      expect(toDestination(values)).toEqual(destination)
      expect(toTarget(values)).toEqual(target)
    }
  })

  test('are sent without surrounding spaces', () => {
    const values = ends({ destinationValue: ' 10.0.0.1 ', targetValue: ' ::1\t' })
    expect(toDestination(values).value).toBe('10.0.0.1')
    expect(toTarget(values)).toEqual({ type: 'ip', value: '::1' })
    expect(endErrors(ends({ destinationValue: ' ::2 ', targetValue: ' ::1 ' }))).toEqual({})
  })

  test('are cleared when their type changes', () => {
    expect(clearedEnds(['destinationType'])).toEqual({ destinationValue: '' })
    expect(clearedEnds(['targetType', 'name'])).toEqual({ targetValue: '' })
    expect(clearedEnds(['name'])).toEqual({})
    expect(resetFieldsEnds(['destinationType', 'targetType'])).toEqual([
      'destinationValue',
      'targetValue',
    ])
  })

  test.each([
    ['10.0.0.1', '::1', 'Must be an IPv4 address, as the destination is'],
    ['::1', '10.0.0.1', 'Must be an IPv6 address, as the destination is'],
    ['10.0.0.1', '10.0.0.2', undefined],
    ['nothing', '::1', undefined],
  ])('must be of one family: from %s to %s', (destinationValue, targetValue, message) => {
    expect(endErrors(ends({ destinationValue, targetValue })).targetValue).toBe(message)
  })

  test('can be of any family if named', () => {
    const values = ends({ destinationType: 'subnet', destinationValue: 'web', targetValue: '::1' })
    expect(endErrors(values)).toEqual({})
  })

  test('have no target value if packets are dropped', () => {
    const values = ends({ destinationValue: '::1', targetType: 'drop' })
    expect(endErrors(values)).toEqual({})
    expect(toTarget(values)).toEqual({ type: 'drop' })
  })
})
