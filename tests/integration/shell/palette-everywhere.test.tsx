import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paletteToggled } from '@/store/palette/slice'
import { peerAddresses } from '@/mirage/seeds/bgp'
import { fixedId } from '@/mirage/seeds/fixed'
import { userIds } from '@/mirage/seeds/users'
import { RACK_ID } from '@/mirage/seeds/sleds'
import { navigationRequested } from '@/store/navigation/events'
import { signOutRequested } from '@/store/session/session'
import { gate } from '#tests/support/gate'
import { showConsole } from '#tests/support/shown-console'

const OWN_TOKEN = fixedId('accessToken', 1)

const open = async (options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const shown = await showConsole({ path: '/projects/blank-slate/disks', ...options })
  await shown.settle()
  const toggle = async () => {
    await shown.send(paletteToggled())
    await shown.settle()
  }
  await toggle()
  const dialog = () => within(screen.getByRole('dialog', { name: 'Quick actions' }))
  // By role it would take too long to ask again and again.
  const told = () => document.querySelector('[role=dialog] [role=status]')?.textContent ?? ''
  const paste = async (text: string) => {
    await shown.user.clear(dialog().getByRole('combobox', { name: 'Search' }))
    await shown.user.click(dialog().getByRole('combobox', { name: 'Search' }))
    await shown.user.paste(text)
    await shown.settle()
  }
  /** Pastes a text and waits until everything has been read. */
  const type = async (text: string) => {
    await paste(text)
    for (let wave = 0; wave < 100 && told().startsWith('Reading'); wave += 1) await shown.settle()
  }
  /** The labels under a heading. */
  const under = (name: string | RegExp) => {
    const group = dialog().queryByRole('group', { name })
    return group
      ? within(group)
          .getAllByRole('option')
          .map(({ textContent }) => textContent)
      : []
  }
  return { ...shown, toggle, dialog, paste, type, under, told }
}

test('objects opened recently come first, and before anything is typed', async () => {
  const { send, settle, toggle, type, under } = await open()
  await toggle()
  for (const to of ['/projects/mock-project/instances/db2/networking', '/projects/vault/disks']) {
    await send(navigationRequested({ to }))
    await settle()
  }
  await toggle()
  expect(under('Recent')).toEqual(['db2 Instance', 'blank-slate Project'])
  await type('db')
  expect(under('Instances')).toEqual(['db2 mock-project', 'db1 mock-project'])
})

describe('objects opened recently', () => {
  const ofUser = (storage: ReadonlyMap<string, string>) =>
    [...storage].filter(([key]) => key.startsWith('session/basalt-recent/'))

  test('are still there after a reload, without what is invalid and what others opened', async () => {
    const first = await open({ path: '/projects/mock-project/instances/db2/networking' })
    const [[key, text] = ['', '']] = ofUser(first.storage)
    cleanup()
    first.stop()
    const invalid = [
      { path: 1, params: {} },
      { path: '/a', params: null },
      'a',
      { path: '/a', params: { a: 1 } },
    ]
    const kept = {
      [key]: JSON.stringify([...invalid, ...JSON.parse(text)]),
      'session/basalt-recent/other/user': JSON.stringify([
        { path: '/projects/secret/disks', params: { project: 'secret' } },
      ]),
    }
    const second = await open({ kept })
    expect(second.under('Recent')).toEqual(['db2 Instance'])
    cleanup()
    second.stop()
    const broken = await open({ kept: { [key]: '{' } })
    expect(broken.under('Recent')).toEqual([])
  })

  test('are forgotten when the user signs out', async () => {
    const { storage, send } = await open()
    expect(ofUser(storage)).toHaveLength(1)
    await send(signOutRequested())
    expect(ofUser(storage)).toEqual([])
  })
})

test('an instance of another project is found by its IP address and stopped', async () => {
  const { type, under, user, settle, requests } = await open()
  await type(' stop 123.4.56.0 ')
  expect(under('Instance db1 · mock-project')).toEqual(['Stop'])
  await user.keyboard('{Enter}')
  await settle()
  await settle()
  await user.click(screen.getByRole('button', { name: 'Stop instance' }))
  await settle()
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain(
    'POST /v1/instances/db1/stop?project=mock-project',
  )
})

test.each(['A8:40:25:F0:00:01', 'a8-40-25-f0-00-01', 'a840.25f0.0001', 'a84025f00001'])(
  'an instance is found by its MAC address, typed as %s',
  async mac => {
    const { type, under } = await open()
    await type(mac)
    expect(under('Instances')).toEqual(['db1 mock-project · A8:40:25:F0:00:01'])
  },
)

test('a private address finds the instance and the subnets that contain it', async () => {
  const { type, under } = await open()
  await type('10.1.1.10')
  expect(under('Instances')).toEqual(['db1 mock-project · 10.1.1.10'])
  expect(under('Subnets').join()).toMatch(/mock-project\/.*10\.1\.1\./)
})

describe('a typed address', () => {
  test('is found in its range, its subnets and what is announced, each with its place', async () => {
    const { type, under, user, settle, history } = await open({ release: 23 })
    await type('123.4.56.0')
    expect(under('By address')).toEqual(['In range 123.4.56.0–123.4.56.20 of ip-pool-1'])
    await type('172.30.0.5')
    expect(under('By address')).toContain('In subnet default of rock-garden/default')
    await type('172.20.26.9')
    expect(under('By address')).toEqual([
      'In range 172.20.26.1–172.20.26.16 of service-pool',
      'Announced by rack-services, in 172.20.26.0/25',
    ])
    await type('123.4.56.7')
    await user.keyboard('{Enter}')
    await settle()
    expect(history.current().path + history.current().search).toBe(
      '/system/networking/ip-pools/ip-pool-1?tab=addresses&address=123.4.56.7',
    )
  })

  test('that is in nothing which was read is not known to the user', async () => {
    const { type, under, dialog } = await open({ release: 23 })
    await type('8.8.4.4')
    expect(under('By address')).toEqual(['8.8.4.4 Not known to you'])
    // A part of an address may be that of many.
    await type('8.8.4')
    expect(dialog().queryByRole('group', { name: 'By address' })).toBeNull()
  })

  test('is not looked for in pools by members of a silo', async () => {
    const { type, under, requests } = await open({ release: 23, user: 'Clara Flint' })
    await type('123.4.56.0')
    expect(under('Instances')).not.toEqual([])
    expect(requests.some(({ url }) => url.startsWith('/v1/system'))).toBe(false)
  })
})

test('a word beside the name says what to do', async () => {
  const { type, under, dialog } = await open()
  await type('reboot db1')
  expect(under('Instance db1 · mock-project')).toEqual(['Reboot'])
  expect(dialog().getAllByRole('option')).toHaveLength(1)
})

test('operators find sleds and pools from any page', async () => {
  const { type, under } = await open()
  await type('ip-pool-1')
  expect(under('IP pools')).toEqual(['ip-pool-1'])
})

test('operators of an old rack are asked nothing that it does not have', async () => {
  const { type, told } = await open({ path: '/system/silos', release: 14 })
  await type('BRM')
  expect(told()).toMatch(/^Searched/)
  expect(told()).not.toContain('could not be read')
})

test('an id in no list is looked up', async () => {
  const { type, under, history, user, settle } = await open()
  await type('{0B5C7A2E-0000-4000-8000-00000000ABCD}')
  expect(under('By ID')).toEqual(['Look up instance 0b5c7a2e-0000-4000-8000-00000000abcd'])
  await user.keyboard('{Enter}')
  await settle()
  expect(history.current().path).toBe('/lookup/instances/0b5c7a2e-0000-4000-8000-00000000abcd')
})

test.each([
  [15, 'Ada Quarry', false],
  [16, 'Ada Quarry', true],
  [16, 'Clara Flint', false],
] as const)(
  'an id may be that of a request, at release %d for %s: %s',
  async (release, user, isOffered) => {
    const { type, under } = await open({ release, user })
    const id = '0b5c7a2e-0000-4000-8000-00000000abcd'
    await type(id)
    expect(under('By ID')).toEqual([
      `Look up instance ${id}`,
      ...(isOffered ? [`Find request ${id} in the audit log`] : []),
    ])
  },
)

test.each(['Request ID', 'request id:', 'request'])(
  'an id after %j is that of a request',
  async words => {
    const { type, under } = await open({ release: 16 })
    const id = '0b5c7a2e-0000-4000-8000-00000000abcd'
    await type(`${words} ${id}`)
    expect(under('By ID')).toEqual([`Find request ${id} in the audit log`])
  },
)

test('for an address, what may have it is read before all else', async () => {
  const { type, under, requests } = await open()
  await type('A8:40:25:F0:00:01')
  expect(under('Instances')).toEqual(['db1 mock-project · A8:40:25:F0:00:01'])
  const reads = requests.map(({ url }) => url.split('?', 1)[0])
  expect(reads).toContain('/v1/snapshots')
  expect(reads.lastIndexOf('/v1/vpc-subnets')).toBeLessThan(reads.indexOf('/v1/snapshots'))
  expect(reads.indexOf('/v1/network-interfaces')).toBeLessThan(reads.indexOf('/v1/snapshots'))
})

test('nothing is read before something is typed, then at most four lists at a time', async () => {
  const lists = gate(/^GET \/v1\/(projects|instances|disks|vpcs|floating-ips|snapshots|images)/)
  lists.open()
  const { paste, type, requests, told, settle, toggle, under } = await open({ hold: lists.hold })
  const before = requests.length
  await settle()
  expect(requests).toHaveLength(before)
  lists.shut()
  await paste('db')
  expect(told()).toBe('Reading projects…')
  // The projects, and the images of the silo.
  expect(lists.arrived()).toBe(2)
  lists.open()
  lists.shut()
  await settle()
  expect(told()).toBe('Reading instances of 7 more projects…')
  expect(lists.arrived()).toBe(6)
  lists.open()
  await type('db')
  expect(told()).toMatch(/^Searched [\d,]+ objects in 7 projects\./)
  expect(under('Instances')).toEqual(['db1 mock-project', 'db2 mock-project'])
  const read = requests.length
  await toggle()
  await toggle()
  await type('db1')
  expect(requests).toHaveLength(read)
})

test('of a thousand projects that of the page is read first, its lists whole', async () => {
  const others = gate(/project=(?!blank-slate)/)
  const { paste, settle, under, told } = await open({ scenario: 'large', hold: others.hold })
  await paste('volume-4567')
  await settle()
  expect(told()).toMatch(/^Reading instances of \d+ more projects…$/)
  expect(others.arrived()).toBe(4)
  expect(under('Disks')).toEqual(['volume-4567 blank-slate'])
})

const EVERY_KIND: readonly (readonly [
  typed: string,
  heading: string,
  found: string,
  actionsOf: string,
  actions: string,
])[] = [
  [
    'db1',
    'Instances',
    'db1 mock-project',
    'Instance db1 · mock-project',
    'Start, Stop, Reboot, Resize, View serial console, Check reachability, Metrics, Create similar, Create similar with its disks, Delete',
  ],
  [
    'disk-snapshot-error',
    'Disks',
    'disk-snapshot-error mock-project',
    'Disk disk-snapshot-error · mock-project',
    'Snapshot, Snapshot with a name…, Attach…, Detach, Metrics, Delete',
  ],
  [
    'image-2',
    'Images',
    'image-2 mock-project',
    'Image image-2 · mock-project',
    'Create disk, Create instance, Promote, Delete',
  ],
  [
    'snapshot-1',
    'Snapshots',
    'snapshot-1 mock-project',
    'Snapshot snapshot-1 · mock-project',
    'Create image, Create disk, Delete',
  ],
  [
    'cola-float',
    'Floating IPs',
    'cola-float mock-project',
    'Floating IP cola-float · mock-project',
    'Edit, Detach, Move to another instance…, Delete',
  ],
  [
    'mock-subnet',
    'Subnets',
    'mock-subnet mock-project/mock-vpc',
    'Subnet mock-subnet · mock-project/mock-vpc',
    'Edit, Addresses, Delete',
  ],
  [
    'mock-vpc',
    'VPCs',
    'mock-vpc mock-project',
    'VPC mock-vpc · mock-project',
    'Edit, Create similar, Delete',
  ],
  [
    'rock-garden',
    'Projects',
    'rock-garden',
    'Project rock-garden',
    'Edit, As code, Create similar, Delete',
  ],
  [
    'debian-12',
    'Silo images',
    'debian-12',
    'Silo image debian-12',
    'Create disk, Create instance, Demote, Delete',
  ],
  ['pocket-lab', 'Silos', 'pocket-lab', 'Silo pocket-lab', 'Delete'],
  ['ip-pool-2', 'IP pools', 'ip-pool-2', 'IP pool ip-pool-2', 'Edit, Delete'],
  [
    'set-apart',
    'Anti-affinity groups',
    'set-apart mock-project',
    'Anti-affinity group set-apart · mock-project',
    'Edit, Delete',
  ],
  [
    'side-by-side',
    'Affinity groups',
    'side-by-side mock-project',
    'Affinity group side-by-side · mock-project',
    'Edit, Delete',
  ],
  [
    'mock-custom-router',
    'Routers',
    'mock-custom-router mock-project/mock-vpc',
    'Router mock-custom-router · mock-project/mock-vpc',
    'Edit, Delete',
  ],
  [
    'internet-gateway-1',
    'Internet gateways',
    'internet-gateway-1 mock-project/mock-vpc',
    'Internet gateway internet-gateway-1 · mock-project/mock-vpc',
    'Delete',
  ],
  [
    'idle-net',
    'External subnets',
    'idle-net mock-project',
    'External subnet idle-net · mock-project',
    'Edit, Attach, Delete',
  ],
  [
    'm1-macbook-pro',
    'SSH keys',
    'm1-macbook-pro',
    'SSH key m1-macbook-pro',
    'Copy public key, Delete',
  ],
  [
    'Edda Tuff',
    'Users',
    'Edda Tuff',
    'User Edda Tuff',
    'Give role, Remove role, Log out everywhere',
  ],
  ['web-devs', 'Groups', 'web-devs', 'Group web-devs', 'Give role, Remove role'],
  [
    'routed-subnets',
    'Subnet pools',
    'routed-subnets',
    'Subnet pool routed-subnets',
    'Edit, Delete',
  ],
  ['infra-lot', 'Address lots', 'infra-lot', 'Address lot infra-lot', 'Delete'],
  ['pager', 'Webhooks', 'pager', 'Webhook pager', 'Edit, Send probe, Delete'],
  ['A084A0E3', 'Physical disks', 'A084A0E3', 'Physical disk A084A0E3', ''],
  ['BRM42220031', 'Switches', 'BRM42220031', 'Switch BRM42220031', ''],
  [RACK_ID, 'Racks', RACK_ID, `Rack ${RACK_ID}`, ''],
  [
    'qsfp0 switch0',
    'Switch ports',
    'qsfp0 on switch0',
    'Switch port qsfp0 on switch0',
    'Apply settings, Clear settings, Metrics',
  ],
  ['uplink-spare', 'Port settings', 'uplink-spare', 'Port settings uplink-spare', 'Edit, Delete'],
  [
    'fd00:99::1',
    'Loopback addresses',
    'fd00:99::1/64 on switch0',
    'Loopback address fd00:99::1/64 on switch0',
    'Delete',
  ],
  [
    'rack-as',
    'BGP configurations',
    'rack-as',
    'BGP configuration rack-as',
    'Edit, Imported routes, Message history, View JSON, History, Delete',
  ],
  [
    'rack-services',
    'Announce sets',
    'rack-services',
    'Announce set rack-services',
    'Edit, View JSON, History, Delete',
  ],
  [
    peerAddresses.lost,
    'BGP peers',
    `${peerAddresses.lost} on switch0 ${peerAddresses.lost}`,
    `BGP peer ${peerAddresses.lost} on switch0`,
    'Exported prefixes, Imported routes, Message history',
  ],
  [
    '172.20.15.51',
    'BFD sessions',
    '172.20.15.51 on switch0 172.20.15.51',
    'BFD session 172.20.15.51 on switch0',
    'Disable',
  ],
  [
    'slow disks',
    'Support bundles',
    'For the ticket about slow disks',
    'Support bundle For the ticket about slow disks',
    'Download, Browse files, Edit comment, Delete',
  ],
  ['239.10.0.1', 'Multicast groups', 'heartbeat 239.10.0.1', 'Multicast group heartbeat', ''],
  [
    'next-in-line',
    'Certificates',
    'next-in-line',
    'Certificate next-in-line',
    'Copy certificate, Delete',
  ],
  [
    'mock-idp',
    'Identity providers',
    'mock-idp maze-war',
    'Identity provider mock-idp · maze-war',
    '',
  ],
  [OWN_TOKEN, 'Access tokens', OWN_TOKEN, `Access token ${OWN_TOKEN}`, 'Delete'],
]

test('objects of every kind are found from a page of another project, with their actions', async () => {
  const { type, under } = await open({ release: 23 })
  const missing: string[] = []
  for (const [typed, heading, found, actionsOf, actions] of EVERY_KIND) {
    await type(typed)
    const options = under(heading)
    if (!options.includes(found)) missing.push(`${typed}: ${heading} has ${options.join(', ')}`)
    const offered = under(actionsOf)
    const labels = actions === '' ? [] : actions.split(', ')
    // A reason may follow the label of an action that is not possible.
    const isComplete =
      offered.length === labels.length &&
      labels.every((label, at) => offered[at]?.startsWith(label))
    if (!isComplete) missing.push(`${actionsOf} has ${offered.join(', ')}`)
  }
  expect(missing).toEqual([])
}, 120_000)

test('a user who is neither operator nor administrator is asked nothing they may not read', async () => {
  const { type, under, requests, told } = await open({ user: 'Clara Flint' })
  await type('fd00:99::1')
  expect(told()).toMatch(/^Searched/)
  expect(told()).not.toContain('could not be read')
  expect(under('Loopback addresses')).toEqual([])
  // The role on the fleet is read with the session.
  expect(requests.map(({ url }) => url).filter(url => /system|certificates/.test(url))).toEqual([
    '/v1/system/policy',
  ])
})

test('what has no page of its own leads to its row in the list', async () => {
  const { type, under, user, settle, history } = await open()
  await type('fd00:99::1')
  expect(under('Loopback address fd00:99::1/64 on switch0')).toEqual(['Delete'])
  await user.keyboard('{Enter}')
  await settle()
  const { path, search } = history.current()
  expect(`${path}${search}`).toBe(
    '/system/networking/loopback-addresses?q=address%3Afd00%3A99%3A%3A1%2F64+switch%3Aswitch0',
  )
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
})

test('a gateway is deleted with what is attached to it, once that has been read', async () => {
  const contents = gate(/internet-gateway-ip-pools/)
  contents.open()
  const { paste, type, dialog, user, settle, requests } = await open({ hold: contents.hold })
  contents.shut()
  await paste('delete internet-gateway-1')
  for (let wave = 0; wave < 30 && contents.arrived() === 0; wave += 1) await settle()
  expect(contents.arrived()).toBe(1)
  expect(dialog().getByRole('option', { name: /^Delete/ }).textContent).toContain(
    'Reading what this depends on…',
  )
  contents.open()
  await type('delete internet-gateway-1')
  await settle()
  await user.keyboard('{Enter}')
  await settle()
  await settle()
  await user.click(screen.getByRole('radio', { name: 'Detach everything and delete' }))
  await user.click(screen.getByRole('button', { name: 'Delete internet gateway' }))
  await settle()
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
    '/v1/internet-gateways/internet-gateway-1?project=mock-project&vpc=mock-vpc&cascade=true',
  ])
})

test('a user loses their role from any page', async () => {
  const { type, under, user, settle, requests } = await open()
  await type('remove Dario')
  await settle()
  expect(under(/^User Dario/)).toEqual(['Remove role'])
  await user.keyboard('{Enter}')
  await settle()
  await settle()
  await user.click(screen.getByRole('button', { name: 'Remove role' }))
  await settle()
  await settle()
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain('PUT /v1/policy')
})

test('an action whose code did not load leads to the page that has it', async () => {
  let isBroken = true
  const { type, under, user, settle, history, state } = await open({
    code: key =>
      key === 'screen/silo/identities/page' && isBroken ? Promise.reject(new Error('gone')) : null,
  })
  await type('remove Dario')
  await settle()
  expect(under(/^User Dario/)).toEqual(['Remove role'])
  isBroken = false
  await user.keyboard('{Enter}')
  await settle()
  await settle()
  expect(history.current().path).toBe(`/users/${userIds.dario}`)
  expect(state().actors.confirm?.value).toBe('closed')
})

test('an affinity group of another project is deleted from any page', async () => {
  const { type, under, user, settle, requests } = await open()
  await type('delete lonely')
  expect(under('Anti-affinity group lonely · mock-project')).toEqual(['Delete'])
  await user.keyboard('{Enter}')
  await settle()
  await settle()
  await user.click(screen.getByRole('button', { name: 'Delete anti-affinity group' }))
  await settle()
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain(
    'DELETE /v1/anti-affinity-groups/lonely?project=mock-project',
  )
})
