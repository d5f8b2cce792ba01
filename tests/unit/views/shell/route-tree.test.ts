import { existsSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { layouts } from '@/store/layouts'
import { routes } from '@/routes'
import { definePath, partsOf } from '@/store/routing/path'
import { matchRoute } from '@/store/routing/match'
import { area, late, over, page, routeTable, tabs, type redirect } from '@/views/shell/route-tree'
import { tableEntries, wholeTable } from '../../../../tools/whole-table'

const screen = () => Promise.reject(new Error('It is not loaded.'))
const query = (name: string) => ({ endpoint: name, args: {} }) as never

const paths = {
  disks: definePath('/p/:project/disks'),
  disk: definePath('/p/:project/disks/:disk'),
  source: definePath('/p/:project/disks?image'),
  create: definePath('/p/:project/disks-new'),
  users: definePath('/users'),
}

const tree = () =>
  routeTable(
    area({ layout: layouts.silo }, [
      tabs('tabs', paths.users, { crumb: 'Users', screen }, [
        page('first', paths.users, { screen }),
        page('second', '/users/more?range', { crumb: 'More', screen }),
        area({ layout: layouts.silo }, [page('whole', '/users/whole', { crumb: 'Whole', screen })]),
      ]),
      area({ layout: layouts.project, crumb: params => params.project, to: () => '/p' }, [
        page(
          'list',
          paths.disks,
          {
            crumb: { id: 'disks', label: 'Disks', path: paths.disks, needs: 'alerts' },
            list: () => query('diskList'),
            noun: 'disk',
            opens: paths.disk,
            screen,
          },
          [
            over('create', paths.create, { create: 'New disk', screen }),
            over('panel', paths.disk, { object: () => query('diskView'), screen }),
            over('source', paths.source, { title: 'Source', needsSearch: true, screen }),
            page('page', '/p/:project/disks/:disk/page', { crumb: 'Page', screen }),
          ],
        ),
      ]),
    ]),
  )

const params = { project: 'P', disk: 'D' }
const find = (id: string) => tree().find(each => each.id === id)!

describe('an entry of the tree', () => {
  test('is drawn in the tabs or over the page above it', () => {
    expect(tree().map(({ id, parent }) => [id, parent])).toEqual([
      ['tabs', undefined],
      ['first', 'tabs'],
      ['second', 'tabs'],
      ['whole', undefined],
      // Its address is that of the list, with a query string: it must be matched first.
      ['source', 'list'],
      ['list', undefined],
      ['create', 'list'],
      ['panel', 'list'],
      ['page', undefined],
    ])
  })

  test('has the frame and the needs of those above it', () => {
    expect(find('second').layout).toBe(layouts.silo)
    expect(find('panel').layout).toBe(layouts.project)
    expect(['list', 'create', 'page'].map(id => find(id).needs)).toEqual(Array(3).fill('alerts'))
    expect(find('second').needs).toBeUndefined()
  })

  test('adds its name to the breadcrumbs or to the title', () => {
    const labels = (id: string) =>
      find(id)
        .crumbs?.(params)
        .map(({ label, to, titleOnly }) => `${label} ${to}${titleOnly ? ' (title)' : ''}`)
    expect(labels('tabs')).toBeUndefined()
    expect(labels('first')).toEqual(['Users /users'])
    expect(labels('second')).toEqual(['Users /users', 'More /users/more'])
    const list = ['P /p', 'Disks /p/P/disks']
    expect(labels('create')).toEqual([...list, 'New disk /p/P/disks-new (title)'])
    expect(labels('panel')).toEqual([...list, 'D /p/P/disks/D (title)'])
    expect(labels('page')).toEqual([...list, 'Page /p/P/disks/D/page'])
  })

  test('offers forms and rows to the palette, and answers a panel from a row', () => {
    const { palette, queries } = find('list')
    expect(palette?.create?.map(({ label, to }) => [label, to(params)])).toEqual([
      ['New disk', '/p/P/disks-new'],
    ])
    expect(palette?.rows?.map(({ group, to }) => [group, to(params, 'E')])).toEqual([
      ['Go to disk', '/p/P/disks/E'],
    ])
    expect(queries?.(params)).toEqual([query('diskList')])
    expect(find('panel').primeCache?.(params)).toEqual({
      list: query('diskList'),
      name: 'D',
      query: query('diskView'),
    })
  })

  test('inherits across a part that loads late', async () => {
    const load = () =>
      Promise.resolve({ routes: [over('late', paths.disk, { screen })], operations: {} })
    const [entry] = routeTable(
      area({ layout: layouts.silo }, [
        page('list', paths.disks, { crumb: 'Disks', screen }, [late('part', '/x', load)]),
      ]),
    ).filter(({ table }) => table)
    const part = await entry?.table?.()
    expect(part?.routes).toMatchObject([{ id: 'late', parent: 'list', layout: layouts.silo }])
    expect(part?.routes[0]?.crumbs?.(params).map(({ label }) => label)).toEqual(['Disks', 'D'])
    expect(part?.operations).toEqual({})
  })

  test('has the parameters of its own address, among them those of the entry above', () => {
    type List = Parameters<typeof page<'/p/:project/disks'>>
    expectTypeOf<(params: { project: string }) => string>().toExtend<List[2]['crumb']>()
    expectTypeOf<(params: { disk: string }) => string>().not.toExtend<List[2]['crumb']>()
    expectTypeOf(paths.disk).not.toExtend<Parameters<typeof redirect<'/users'>>[2]>()
    type Below = NonNullable<Parameters<typeof page<'/p/:project/disks/:disk'>>[3]>[number]
    expectTypeOf(over('panel', '/p/:project/disks/:disk/edit', { screen })).toExtend<Below>()
    expectTypeOf(page('list', paths.disks, { screen })).not.toExtend<Below>()
  })
})

type Known = (typeof wholeTable)[number]

const ids = wholeTable.map(({ id }) => id)

describe('the tree of the console', () => {
  test('has each id once', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('names only parents that there are', () => {
    const lost = wholeTable.filter(({ parent }) => parent !== undefined && !ids.includes(parent))
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  test('loads each screen and each late part from the file of its id', () => {
    const isOwn = ({ id, screen: load }: Known) =>
      !load || String(load).includes(`/views/${id}.screen`)
    expect(wholeTable.filter(route => !isOwn(route)).map(({ id }) => id)).toEqual([])
    const parts = routes.filter(({ table }) => table).map(({ id }) => `src/views/${id}.ts`)
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.filter(file => !existsSync(file))).toEqual([])
  })

  test('names every screen behind the login, except the first tab of a page', () => {
    const isFrame = ({ path }: Known) => path.endsWith('/-')
    const screens = wholeTable.filter(
      route => route.screen && route.layout.name !== 'public' && !isFrame(route),
    )
    expect(screens.length).toBeGreaterThan(140)
    const isNamed = ({ path, parent, crumbs }: Known) => {
      const own = partsOf(path).path.replace(/:\w+/g, 'x')
      const name = crumbs?.(new Proxy({}, { get: () => 'x' })).at(-1)
      const isTab = wholeTable.some(each => each.id === parent && isFrame(each))
      return name && name.label !== '' && (isTab || name.to.split('?')[0] === own)
    }
    expect(screens.filter(route => !isNamed(route)).map(({ id }) => id)).toEqual([])
  })

  test('finds every late route through the entry of its part', () => {
    const astray = tableEntries.filter(({ route, area: part }) => {
      const path = partsOf(route.path).path.replace(/:\w+/g, 'x')
      return part !== null && matchRoute(routes, path)?.route.id !== part
    })
    expect(astray.map(({ route }) => route.id)).toEqual([])
  })
})
