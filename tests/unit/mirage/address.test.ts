import { describe, expect, test } from 'vitest'
import { optionsFromAddress } from '@/mirage/server/address'

const read = (search: string) => {
  const warnings: string[] = []
  return { options: optionsFromAddress(search, message => warnings.push(message)), warnings }
}

describe('backend options in a query string', () => {
  test('are empty by default', () => {
    expect(read('?redirect_uri=%2Fprojects')).toEqual({ options: {}, warnings: [] })
  })

  test('set everything', () => {
    expect(
      read(
        '?scenario=large&release=v18&seed=7&latency=0&chaos=5&chaos-for=instance_stop,disk_delete&skew=-600',
      ).options,
    ).toEqual({
      scenario: 'large',
      release: 18,
      seed: 7,
      latency: [0, 0],
      chaos: 5,
      chaosFor: ['instanceStop', 'diskDelete'],
      skew: -600,
    })
  })

  test('have no scenario that the release cannot have', () => {
    expect(read('?scenario=dual-stack&release=v17')).toEqual({
      options: { release: 17 },
      warnings: ['The scenario dual-stack needs release 18 or later.'],
    })
    expect(read('?scenario=dual-stack').options).toEqual({ scenario: 'dual-stack' })
  })

  test.each([
    ['?scenario=huge', /one of default, drain, dual-stack, empty, forbidden, full-pool, large/],
    ['?scenario=toString', /one of/],
    ['?release=18', /one of v14, .*newest/],
    ['?seed=-1', /whole number/],
    ['?latency=soon', /whole number/],
    ['?skew=-99999', /whole number/],
    ['?chaos=101', /up to 100/],
    ['?chaos-for=instance_stop,no_such', /operations such as instance_stop/],
    ['?chaos-for=', /operations such as/],
  ])('%s is reported and ignored', (search, warning) => {
    const { options, warnings } = read(search)
    expect(options).toEqual({})
    expect(warnings).toEqual([expect.stringMatching(warning)])
  })
})
