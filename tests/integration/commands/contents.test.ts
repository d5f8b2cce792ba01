import { expect, test } from 'vitest'
import { plainText, type RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { navigationRequested } from '@/store/navigation/events'
import { selectSubnetRows } from '@/store/project/subnets/subnets'
import { selectVpcRows } from '@/store/project/vpcs/vpcs'
import type { RootState } from '@/store/setup/state'
import { selectIpPoolRows } from '@/store/system/ip-pools/ip-pools'
import { selectSiloRows } from '@/store/system/silos/silos'
import { selectSubnetPoolRows } from '@/store/system/subnet-pools/subnet-pools'
import { startConsole } from '#tests/support/console'

interface Row {
  name: string
  actions: readonly ActionViewModel[]
}

const project = 'mock-project'
const VPCS = `/projects/${project}/vpcs`
const SUBNETS = `${VPCS}/mock-vpc/subnets`

const LISTS: readonly (readonly [
  path: string,
  name: string,
  rowsOf: (state: RootState) => readonly Row[],
  said: RegExp,
])[] = [
  [VPCS, 'mock-vpc', state => selectVpcRows(state, { project }), /still holds 1 subnet\./],
  [
    SUBNETS,
    'mock-subnet',
    state => selectSubnetRows(state, { project, vpc: 'mock-vpc' }),
    /still holds 2 network interfaces \(.+ and .+\)\./,
  ],
  [
    '/system/networking/ip-pools',
    'ip-pool-1',
    state => selectIpPoolRows(state, {}),
    /still holds \d IP range/,
  ],
  [
    '/system/networking/subnet-pools',
    'routed-subnets',
    selectSubnetPoolRows,
    /still holds \d member/,
  ],
  ['/system/silos', 'maze-war', selectSiloRows, /has \d+ users?, .* linked IP pools?\./],
]

/** Those that can be deleted only when empty, and those whose contents are lost. */
test.each(LISTS)('%s says what %s holds, with links to it', async (path, name, rowsOf, said) => {
  const console = await startConsole({ path, release: 23 })
  const row = rowsOf(console.state()).find(each => each.name === name)
  const { event, reason } = row?.actions.find(({ id }) => id === 'delete') ?? {}
  expect(reason).toBeUndefined()
  await console.send(event!)
  const { obstacle, note } = console.state().actors.confirm?.context ?? {}
  const text: RichText = obstacle ?? note ?? []
  expect(plainText(text)).toMatch(said)
  const links = text.flatMap(part => (Object(part) as { href?: string }).href ?? [])
  expect(links.length).toBeGreaterThan(0)
  for (const to of new Set(links)) {
    await console.send(navigationRequested({ to }))
    expect(console.state().actors.navigation?.value).toBe('settled')
    expect(console.state().actors.confirm?.value).toBe('closed')
  }
})
