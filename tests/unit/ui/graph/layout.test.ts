import { describe, expect, test } from 'vitest'
import type { Graph, GraphPart } from '@/lib/graph'
import { layOut as layOutIn } from '@/ui/Graph/layout'

const KINDS = ['gateway', 'router', 'subnet', 'instance'] as const
type PartKind = (typeof KINDS)[number]
type Part = GraphPart<PartKind>

const layOut = (graph: Graph<Part>) => layOutIn(graph, KINDS)

const part = (id: string, kind: PartKind, facts: readonly string[] = []): Part => ({
  id,
  kind,
  name: id,
  facts,
})

const link = (from: string, to: string) => ({ from, to, notes: [] })

const many = (count: number): Graph<Part> => {
  const instances = Array.from({ length: count }, (_, index) =>
    part(`i${index}`, 'instance', ['a']),
  )
  return {
    parts: [part('g', 'gateway'), part('r', 'router'), part('s', 'subnet'), ...instances],
    links: [link('g', 'r'), link('r', 's'), ...instances.map(({ id }) => link('s', id))],
  }
}

/** The kinds of the columns, from left to right. */
const columnsOf = (graph: Graph<Part>) => layOut(graph).columns.map(({ kind }) => kind)

describe('the layout of a VPC’s graph', () => {
  test('has a column per kind, even without links', () => {
    const parts = [
      part('i', 'instance'),
      part('s', 'subnet'),
      part('r', 'router'),
      part('g', 'gateway'),
    ]
    for (const links of [[], [link('s', 'i')], [link('r', 's'), link('s', 'i')]]) {
      const { boxes } = layOut({ parts, links })
      const order = boxes.toSorted((a, b) => a.x - b.x).map(box => box.part.kind)
      expect(order).toEqual(['gateway', 'router', 'subnet', 'instance'])
    }
    expect(columnsOf({ parts, links: [] })).toEqual(['gateway', 'router', 'subnet', 'instance'])
  })

  test('keeps a part in its column if links to it skip columns', () => {
    const parts = [
      part('i', 'instance'),
      part('r', 'router'),
      part('g', 'gateway'),
      part('s', 'subnet'),
    ]
    const links = [link('g', 'i'), link('r', 'i'), link('g', 's'), link('s', 'i')]
    const { boxes } = layOut({ parts, links })
    const order = boxes.toSorted((a, b) => a.x - b.x).map(box => box.part.kind)
    expect(order).toEqual(['gateway', 'router', 'subnet', 'instance'])
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(4)
  })

  test('puts parts without links below the others of their column', () => {
    const { parts, links } = many(3)
    const { boxes } = layOut({ parts: [part('r0', 'router'), ...parts], links })
    const [first, second] = ['r', 'r0'].map(id => boxes.find(box => box.part.id === id)!)
    expect(second!.y).toBeGreaterThan(first!.y + first!.height)
  })

  test('has thousands of links at once, in the order of the parts', () => {
    const subnets = Array.from({ length: 40 }, (_, index) => part(`s${index}`, 'subnet'))
    const instances = Array.from({ length: 60 }, (_, index) => part(`i${index}`, 'instance'))
    const links = subnets.flatMap(({ id }) => instances.map(({ id: to }) => link(id, to)))
    const { boxes, lines } = layOut({ parts: [...subnets, ...instances], links })
    expect(lines).toHaveLength(2400)
    const order = boxes.filter(box => box.part.kind === 'instance').map(box => box.part.id)
    expect(order).toEqual(instances.map(({ id }) => id))
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(2)
  })

  test('stacks the parts of a kind', () => {
    const { boxes } = layOut(many(12))
    const xs = new Set(boxes.flatMap(box => (box.part.kind === 'instance' ? [box.x] : [])))
    expect(xs.size).toBe(1)
  })

  test('keeps the order of the parts if possible', () => {
    const unlinked = ['g1', 'g2', 'g3'].map(id => part(id, 'gateway'))
    const { parts, links } = many(12)
    const { boxes } = layOut({ parts: [...parts, ...unlinked], links })
    const order = (kind: PartKind) =>
      boxes
        .filter(box => box.part.kind === kind)
        .toSorted((a, b) => a.y - b.y)
        .map(box => box.part.id)
    expect(order('instance')).toEqual(Array.from({ length: 12 }, (_, index) => `i${index}`))
    expect(order('gateway')).toEqual(['g', 'g1', 'g2', 'g3'])
  })

  test('starts all columns at the top', () => {
    const { boxes } = layOut(many(12))
    const tops = ['gateway', 'router', 'subnet', 'instance'].map(kind =>
      Math.min(...boxes.flatMap(box => (box.part.kind === kind ? [box.y] : []))),
    )
    expect(new Set(tops).size).toBe(1)
  })

  test('contains all boxes, without overlaps', () => {
    const { boxes, width, height } = layOut(many(50))
    for (const [index, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0)
      expect(a.y).toBeGreaterThanOrEqual(0)
      expect(a.x + a.width).toBeLessThanOrEqual(width)
      expect(a.y + a.height).toBeLessThanOrEqual(height)
      for (const b of boxes.slice(index + 1)) {
        const isApart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y
        expect(isApart).toBe(true)
      }
    }
  })

  test('has boxes that fit all their facts', () => {
    const facts = ['running', '10.0.0.1', '10.0.0.2']
    const { boxes } = layOut({
      parts: [part('a', 'router'), part('b', 'router', facts)],
      links: [],
    })
    const [plain, full] = boxes.map(({ height }) => height)
    expect(full).toBeGreaterThan((plain ?? 0) + 3 * 16)
  })

  test('minimizes crossings', () => {
    const { boxes } = layOut({
      parts: [
        part('s1', 'subnet'),
        part('s2', 'subnet'),
        part('a', 'instance'),
        part('b', 'instance'),
      ],
      links: [link('s1', 'b'), link('s2', 'a')],
    })
    const y = (id: string) => boxes.find(box => box.part.id === id)?.y ?? NaN
    expect(Math.sign(y('s1') - y('s2'))).toBe(Math.sign(y('b') - y('a')))
  })

  test('has lines from the right of a box to the left of the next', () => {
    const { boxes, lines } = layOut({
      parts: [part('s', 'subnet'), part('i', 'instance')],
      links: [link('s', 'i')],
    })
    const [s, i] = boxes
    if (!s || !i) throw new Error('There are two boxes.')
    expect(lines.map(({ path }) => path)).toEqual([
      expect.stringMatching(
        new RegExp(`^M${s.x + s.width},${s.y + s.height / 2}C.* ${i.x},${i.y + i.height / 2}$`),
      ),
    ])
  })
})
