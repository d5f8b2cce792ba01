import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const SNAPSHOTS = '/v1/snapshots?project=mock-project'

/** All pages of a list; pages after the first are requested with token and limit only. */
const scan = async (url: string, limit: number) => {
  const [path] = url.split('?')
  const pages: string[][] = []
  let next: string | null = `${url}${url.includes('?') ? '&' : '?'}limit=${limit}`
  while (next) {
    const { body } = await cloud.get(next)
    pages.push(body.items.map(item => item.name ?? item.id))
    next = body.next_page && `${path}?page_token=${body.next_page}&limit=${limit}`
  }
  return pages
}

describe('a list', () => {
  it('returns pages of the requested size, with each item exactly once', async () => {
    const pages = await scan(SNAPSHOTS, 25)
    expect(pages.map(page => page.length)).toEqual([25, 25, 25, 12])
    const names = pages.flat()
    expect(new Set(names).size).toBe(87)
    expect(names).toEqual(names.toSorted())
  })

  it('has no next page token on its last page', async () => {
    const { body } = await cloud.get(`${SNAPSHOTS}&limit=87`)
    expect([body.items.length, body.next_page]).toEqual([87, null])
  })

  it('has 100 items a page by default, and at most 10,000', async () => {
    const disks = '/v1/disks?project=other-project'
    expect((await cloud.get(disks)).body.items).toHaveLength(100)
    expect((await cloud.get(`${disks}&limit=20000`)).body.items).toHaveLength(1010)
  })

  it('keeps the sort order of the first page', async () => {
    const pages = await scan(`${SNAPSHOTS}&sort_by=name_descending`, 30)
    expect(pages).toHaveLength(3)
    expect(pages.flat()).toEqual(pages.flat().toSorted().reverse())
  })

  it('can be sorted by ID', async () => {
    const seen: string[] = []
    let url: string | null = `${SNAPSHOTS}&sort_by=id_ascending&limit=40`
    while (url) {
      const { body } = await cloud.get(url)
      seen.push(...body.items.map(item => item.id))
      url = body.next_page && `/v1/snapshots?limit=40&page_token=${body.next_page}`
    }
    expect(seen).toHaveLength(87)
    expect(seen).toEqual(seen.toSorted())
  })

  it('prefers the parameters in the token to those beside it', async () => {
    const first = await cloud.get(`${SNAPSHOTS}&limit=2`)
    const token = `page_token=${first.body.next_page}`
    const plain = await cloud.get(`/v1/snapshots?${token}&limit=3`)
    const noisy = await cloud.get(
      `/v1/snapshots?project=other-project&sort_by=name_descending&${token}&limit=3`,
    )
    expect(plain.body.items).toHaveLength(3)
    expect(noisy.body.items).toEqual(plain.body.items)
  })

  it('continues in the same place if the last item seen was deleted', async () => {
    const { body } = await cloud.get(`${SNAPSHOTS}&limit=10`)
    const last = body.items.at(-1)!
    expect((await cloud.delete(`/v1/snapshots/${last.id}`)).status).toBe(204)
    const rest = await cloud.get(`/v1/snapshots?page_token=${body.next_page}&limit=1`)
    const all = await cloud.get(`${SNAPSHOTS}&limit=1000`)
    expect(rest.body.items[0]).toEqual(all.body.items[9])
  })

  it('keeps indirect parents in the token', async () => {
    const subnets = '/v1/vpc-subnets?project=rock-garden&vpc=strata'
    expect((await scan(subnets, 4)).map(page => page.length)).toEqual([4, 4, 1])
  })

  it('keeps filters in the token', async () => {
    const groups = (await cloud.get('/v1/groups')).body.items
    const group = groups.find(({ display_name: name }) => name === 'web-devs')!
    expect((await scan(`/v1/users?group=${group.id}`, 1)).flat()).toHaveLength(2)
  })

  it.each(['abc', '!!!', btoa('{}'), btoa('{"v":"v2","scan":{},"last":"a"}'), 'x'.repeat(513)])(
    'rejects an invalid token: %s',
    async token => {
      const answer = await cloud.get(`/v1/snapshots?page_token=${encodeURIComponent(token)}`)
      expect(answer.status).toBe(400)
      expect(answer.body.error_code).toBeUndefined()
      expect(answer.body.message).toMatch(/^unable to parse query string: .*token/)
    },
  )

  it('sorts addresses by value rather than as text', async () => {
    const { body } = await cloud.get('/v1/system/ip-pools/ip-pool-1/ranges')
    const firsts = body.items.map(({ range }) => (range as { first: string }).first)
    expect(firsts).toEqual(['10.0.0.20', '123.4.56.0'])
  })

  it('checks permissions before it is read', async () => {
    expect(gist(await cloud.as('nobody').get('/v1/projects?limit=1'))).toBe(
      '403 Forbidden Forbidden',
    )
  })
})
