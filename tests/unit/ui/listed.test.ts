import { describe, expect, it } from 'vitest'
import { matchItems, withCustom } from '@/ui/Combobox/listed'

const items = (...labels: string[]) => labels.map(label => ({ value: label, label }))
const labels = (found: readonly { label: string }[]) => found.map(item => item.label)

describe('matching items with a query', () => {
  it('keeps the order of the items', () => {
    expect(labels(matchItems(items('zeta-db', 'db', 'a-db'), 'db'))).toEqual([
      'zeta-db',
      'db',
      'a-db',
    ])
  })

  it('ignores letter case and spaces on both sides', () => {
    expect(labels(matchItems(items('Internet gateway', 'Drop'), 'NETGATE way'))).toEqual([
      'Internet gateway',
    ])
  })

  it('lists everything for an empty or blank query', () => {
    expect(matchItems(items('a', 'b'), '  ')).toHaveLength(2)
  })

  it('narrows a thousand similar names to those that contain the query', () => {
    const disks = items(
      ...Array.from({ length: 1000 }, (_, index) => `disk-${String(index + 1).padStart(4, '0')}`),
    )
    expect(labels(matchItems(disks, 'disk-010'))).toEqual(
      Array.from({ length: 10 }, (_, digit) => `disk-010${digit}`),
    )
  })

  it('falls back to letters in order where no label contains the query', () => {
    const images = items('ubuntu-22-04', 'debian-12')
    expect(labels(matchItems(images, 'ubu22'))).toEqual(['ubuntu-22-04'])
    expect(matchItems(images, '22ubu')).toEqual([])
  })
})

describe('the custom choice', () => {
  it('comes last, for a text that no listed label equals', () => {
    expect(labels(withCustom(items('db1', 'db2'), 'd'))).toEqual(['db1', 'db2', 'Custom: d'])
  })

  it('is left out for an empty text and for a listed label', () => {
    expect(withCustom(items('db1'), '')).toHaveLength(1)
    expect(withCustom(items('db1'), 'db1')).toHaveLength(1)
  })
})
