import { describe, expect, it } from 'vitest'
import { paletteGroups, type PaletteItem } from '@/ui/CommandPalette/paletteGroups'

const items: PaletteItem[] = [
  { id: '1', label: 'Projects', group: 'System' },
  { id: '2', label: 'New project' },
  { id: '3', label: 'mock-project', group: 'Go to project' },
  { id: '4', label: 'Silos', group: 'System' },
]
const outline = (query: string) =>
  paletteGroups(items, query).map(({ heading, items: found }) => [
    heading,
    ...found.map(item => item.label),
  ])

describe('the groups of the palette', () => {
  it('puts items without a group first, under Actions, then groups as they came', () => {
    expect(outline('')).toEqual([
      ['Actions', 'New project'],
      ['System', 'Projects', 'Silos'],
      ['Go to project', 'mock-project'],
    ])
  })

  it('ranks by how well the label matches and groups what is left', () => {
    expect(outline('proj')).toEqual([
      ['Actions', 'New project'],
      ['System', 'Projects'],
      ['Go to project', 'mock-project'],
    ])
    expect(outline('silo')).toEqual([['System', 'Silos']])
  })

  it('does not search the headings', () => {
    expect(outline('System')).toEqual([])
  })

  it('keeps the order of equally good matches', () => {
    const same = ['db-c', 'db-a', 'db-b'].map(label => ({ id: label, label, group: 'Instances' }))
    expect(paletteGroups(same, 'db')[0]?.items.map(item => item.label)).toEqual([
      'db-c',
      'db-a',
      'db-b',
    ])
  })

  it('prefers a better match within a group', () => {
    const found = paletteGroups(
      [
        { id: 'a', label: 'my-disks', group: 'G' },
        { id: 'b', label: 'Disks', group: 'G' },
      ],
      'disks',
    )
    expect(found[0]?.items.map(item => item.id)).toEqual(['b', 'a'])
  })
})
