import { describe, expect, it } from 'vitest'
import { sortValueOf, type DataColumn, type TextContext } from '@/lib/column'
import { columns as routes } from '@/views/project/router-routes/RoutesCard'
import { columns as subnets } from '@/views/project/subnets/tab.screen'

const context: TextContext = { reader: { locale: 'en-US', timeZone: 'UTC' }, nameOf: () => '' }

const valueIn = (columns: readonly DataColumn<never>[], id: string, row: object) => {
  const column = columns.find(each => each.id === id)
  return column && sortValueOf(column)?.(row as never, context)
}

describe('the order of addresses is by number', () => {
  it.each([
    ['destination', 'from'],
    ['target', 'to'],
  ])('in the %s of routes, before names', (id, field) => {
    const valueOf = (type: string, value: string | null) =>
      valueIn(routes, id, { [field]: { type, value } })
    expect(valueOf('IP network', '9.0.0.0/24')).toBeLessThan(
      valueOf('IP network', '10.0.0.0/8') as bigint,
    )
    expect(valueOf('VPC', 'default')).toBe('VPC default')
    expect(valueOf('Drop', null)).toBe('Drop ')
  })

  it('in both blocks of subnets', () => {
    const blocks = { ipv4Block: '10.0.0.0/8', ipv6Block: 'fd00::/48' }
    expect(valueIn(subnets, 'block', blocks)).toBe(10n << 24n)
    expect(valueIn(subnets, 'ipv6-block', blocks)).toBeTypeOf('bigint')
    expect(valueIn(subnets, 'block', { ...blocks, ipv4Block: '' })).toBe(
      valueIn(subnets, 'ipv6-block', blocks),
    )
  })
})
