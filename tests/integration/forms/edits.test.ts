import { describe, expect, test } from 'vitest'
import { NEWEST_VERSION } from '@/api/core/rack'
import { loadDocument } from '@/api/documents/load'
import { NEWEST } from '@/api/releases/ladder'
import { snakeToCamelKey } from '@/lib/case'
import { fixedId } from '@/mirage/seeds/fixed'
import { userIds } from '@/mirage/seeds/users'
import type { FormDefinition } from '@/store/forms/definition'
import {
  formChanged,
  formChoiceMade,
  formConflictsLeft,
  formConflictsSettled,
  formRequested,
  formSubmitted,
} from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { partialUpdateRequested } from '@/store/project/partial-updates'
import { startConsole, type TestConsole } from '#tests/support/console'
import { toastsOf } from '../instances/support'
import { dialogEntries, wholeTable } from '../../../tools/whole-table'
import { sourcesOf } from '../../architecture/sources'

/* Two people edit one object: the console, and another client of the backend. */

const dialogForms = await Promise.all(dialogEntries.map(async ({ loader }) => loader.load()))
const screens = await Promise.all(wholeTable.map(async ({ screen }) => screen?.()))
const forms: FormDefinition[] = [
  ...new Set(
    [...screens, ...dialogForms].flatMap(part => [
      ...[part?.form ?? []].flat(),
      ...((part && 'forms' in part && part.forms) || []),
    ]),
  ),
]
const editForms = forms.filter(({ edits }) => edits !== undefined)

/** These compare by themselves, before the list or the settings are sent. Renaming a view sends nothing. */
const OTHERS: readonly string[] = ['allowList', 'portSettingsEdit', 'viewRename']

type Wire = Record<string, unknown>

const caller = ({ backend }: TestConsole) => {
  const call = async (method: string, url: string, body?: unknown) => {
    const response = await backend.handle({
      method,
      url,
      headers: { 'api-version': NEWEST_VERSION, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (response.status >= 300) throw new Error(`${method} ${url}: ${String(response.body)}`)
    return (response.body ? JSON.parse(String(response.body)) : {}) as Wire
  }
  return {
    get: (url: string) => call('GET', url),
    put: (url: string, body: unknown) => call('PUT', url, body),
    post: (url: string, body: unknown) => call('POST', url, body),
    remove: (url: string) => call('DELETE', url),
  }
}

type Caller = ReturnType<typeof caller>

/** An object with a form that edits it. */
interface Edited {
  path: string
  /** The path with its id, which stays when others rename it. */
  pathById?: string
  /** The parameters of a form that is requested over the path. */
  params?: Record<string, string>
  read(): Promise<Wire>
  /** Another person changes the object. */
  write(change: Wire): Promise<unknown>
  /** The field that the user changes, and the key of the object that it is. */
  field: string
  key: string
  /** What both enter there, and what is stored of it. The user changes it each time. */
  mine: readonly unknown[]
  theirs: readonly unknown[]
  stored?: (value: unknown) => unknown
  /** What the other person changes besides. */
  besides: Wire | null
}

const texts = {
  field: 'description',
  key: 'description',
  mine: ['mine 1', 'mine 2', 'mine 3'],
  theirs: ['theirs 1', 'theirs 2', 'theirs 3'],
}

/** An object that is read and written at one address, found by its name in a list. */
const object =
  (
    list: string,
    name: string,
    at: string,
    page: (id: string) => string,
    more: Partial<Edited> = {},
  ) =>
  async ({ get, put }: Caller): Promise<Edited> => {
    const { items } = (await get(list)) as { items: { id: string; name: string }[] }
    const { id } = items.find(each => each.name === name) ?? {}
    if (id === undefined) throw new Error(`${list} has no ${name}`)
    const url = at.replace(':id', id)
    return {
      ...texts,
      // A person who edits an object usually got there by its name.
      path: page(name),
      pathById: page(id),
      read: () => get(url),
      write: change => put(url, change),
      besides: { name: 'renamed' },
      ...more,
    }
  }

const PROJECT = '/projects/mock-project'
const VPC = `${PROJECT}/vpcs/mock-vpc`
const inVpc = 'project=mock-project&vpc=mock-vpc'

/** The first stopped instance, whose properties can all be changed. */
const stoppedInstance = async ({ get }: Caller) => {
  const project = 'rock-garden'
  const { items } = (await get(`/v1/instances?project=${project}`)) as {
    items: { id: string; name: string; run_state: string }[]
  }
  const { id, name } = items.find(each => each.run_state === 'stopped')!
  return { project, id, name }
}

const instance =
  (more: Pick<Edited, 'field' | 'key' | 'mine' | 'theirs'> & Partial<Edited>, isDialog = false) =>
  async (call: Caller): Promise<Edited> => {
    const { get, put } = call
    await put('/v1/system/networking/settings', { external_jumbo_frames_opt_in_enabled: true })
    const { project, id, name } = await stoppedInstance(call)
    const url = `/v1/instances/${id}`
    const read = async () => {
      const now = await get(url)
      return {
        ncpus: now['ncpus'],
        memory: now['memory'],
        boot_disk: now['boot_disk_id'] ?? null,
        auto_restart_policy: now['auto_restart_policy'] ?? null,
        cpu_platform: now['cpu_platform'] ?? null,
        enable_jumbo_frames: now['enable_jumbo_frames'],
      }
    }
    const list = `/projects/${project}/instances`
    return {
      path: isDialog ? list : `${list}/${name}/settings`,
      ...(isDialog && { params: { project, instance: name, on: 'list' } }),
      read,
      write: async change => put(url, { ...(await read()), ...change }),
      besides: { memory: 3 * 2 ** 30 },
      ...more,
    }
  }

const CASES: Record<string, (call: Caller) => Promise<Edited>> = {
  projectEdit: object(
    '/v1/projects',
    'mock-project',
    '/v1/projects/:id',
    name => `/projects/${name}/edit`,
  ),
  vpcEdit: object(
    '/v1/vpcs?project=mock-project',
    'mock-vpc',
    '/v1/vpcs/:id',
    name => `${PROJECT}/vpcs/${name}/edit`,
    { besides: { name: 'renamed', dns_name: 'theirs' } },
  ),
  subnetEdit: async call => {
    const { items } = (await call.get(`/v1/vpc-routers?${inVpc}`)) as {
      items: { id: string; kind: string }[]
    }
    const router = items.find(({ kind }) => kind === 'custom')?.id
    const edited = await object(
      `/v1/vpc-subnets?${inVpc}`,
      'mock-subnet',
      '/v1/vpc-subnets/:id',
      name => `${VPC}/subnets/${name}/edit`,
    )(call)
    return {
      ...edited,
      read: async () => {
        const { custom_router_id: custom_router, ...read } = await edited.read()
        return { ...read, custom_router }
      },
      // The server detaches a router that is left out.
      write: change => edited.write({ custom_router: router, ...change }),
      besides: { name: 'renamed', custom_router: router },
    }
  },
  routerEdit: object(
    `/v1/vpc-routers?${inVpc}`,
    'mock-custom-router',
    '/v1/vpc-routers/:id',
    name => `${VPC}/routers/${name}/edit`,
  ),
  routeEdit: async call => {
    const router = 'mock-custom-router'
    const { items } = (await call.get(`/v1/vpc-router-routes?${inVpc}&router=${router}`)) as {
      items: { id: string; name: string; destination: unknown }[]
    }
    const { name, destination } = items[0]!
    const edited = await object(
      `/v1/vpc-router-routes?${inVpc}&router=${router}`,
      name,
      '/v1/vpc-router-routes/:id',
      each => `${VPC}/routers/${router}/routes/${each}/edit`,
    )(call)
    return {
      ...edited,
      write: change => edited.write({ destination, target: { type: 'drop' }, ...change }),
      besides: { name: 'renamed', target: { type: 'drop' } },
    }
  },
  floatingIpEdit: object(
    '/v1/floating-ips?project=mock-project',
    'cola-float',
    '/v1/floating-ips/:id',
    name => `${PROJECT}/floating-ips/${name}/edit`,
  ),
  externalSubnetEdit: async call => {
    const { items } = (await call.get('/v1/external-subnets?project=mock-project')) as {
      items: { name: string }[]
    }
    return object(
      '/v1/external-subnets?project=mock-project',
      items[0]!.name,
      '/v1/external-subnets/:id',
      name => `${PROJECT}/external-subnets/${name}/edit`,
    )(call)
  },
  groupEdit: object(
    '/v1/affinity-groups?project=mock-project',
    'vacant',
    '/v1/affinity-groups/:id',
    name => `${PROJECT}/affinity/affinity-groups/${name}/edit`,
  ),
  networkInterfaceEdit: async call => {
    const { project, name } = await stoppedInstance(call)
    const { items } = (await call.get(
      `/v1/network-interfaces?project=${project}&instance=${name}`,
    )) as { items: { id: string }[] }
    const { id } = items[0]!
    const url = `/v1/network-interfaces/${id}`
    return {
      ...texts,
      path: `/projects/${project}/instances/${name}/networking`,
      params: { project, instance: name, id },
      read: async () => {
        const { ip_stack: stack, ...read } = await call.get(url)
        const { transit_ips } = ((stack as Wire)['value'] ?? {}) as Wire
        return { ...read, transit_ips }
      },
      // The server clears transit IPs that are left out.
      write: change => call.put(url, { transit_ips: ['10.9.0.0/16'], ...change }),
      besides: { transit_ips: ['10.9.0.0/16'] },
    }
  },
  firewallRuleEdit: async ({ get, put }) => {
    const url = `/v1/vpc-firewall-rules?${inVpc}`
    const rulesOf = async () => (await get(url))['rules'] as (Wire & { name: string })[]
    return {
      ...texts,
      path: `${VPC}/firewall-rules/allow-icmp/edit`,
      read: async () => {
        const rules = await rulesOf()
        const other = rules.find(({ name }) => name === 'allow-ssh')?.['priority']
        return { ...rules.find(({ name }) => name === 'allow-icmp'), other }
      },
      write: async ({ other, ...change }) => {
        const rules = await rulesOf()
        const changed = rules.map(
          ({ id: _id, vpc_id: _vpc, time_created: _made, time_modified: _at, ...rule }) => ({
            ...rule,
            ...(rule['name'] === 'allow-icmp' && change),
            ...(rule['name'] === 'allow-ssh' && other !== undefined && { priority: other }),
          }),
        )
        await put(url, { rules: changed })
      },
      besides: { priority: 7, other: 8 },
    }
  },
  instanceAutoRestart: instance({
    field: 'policy',
    key: 'auto_restart_policy',
    mine: ['never', 'best_effort', 'best_effort'],
    theirs: ['', null, 'never'],
  }),
  instanceCpuPlatform: instance({
    field: 'platform',
    key: 'cpu_platform',
    mine: ['amd_milan', 'amd_turin', 'amd_turin'],
    theirs: ['', null, 'amd_milan'],
  }),
  // Two people can only change a switch to the same.
  instanceJumboFrames: instance({
    field: 'isEnabled',
    key: 'enable_jumbo_frames',
    mine: [true],
    theirs: [true],
  }),
  instanceResize: instance(
    { field: 'ncpus', key: 'ncpus', mine: [3, 5, 7], theirs: [2, 4, 6] },
    true,
  ),
  accessEdit: async ({ get, put }) => {
    const assignments = async () =>
      (await get('/v1/policy'))['role_assignments'] as {
        identity_id: string
        identity_type: string
        role_name: string
      }[]
    return {
      path: '/access',
      params: { identity: userIds.dario },
      field: 'role',
      key: userIds.dario,
      mine: ['collaborator', 'viewer', 'collaborator'],
      theirs: ['', 'admin', 'viewer'],
      read: async () =>
        Object.fromEntries((await assignments()).map(each => [each.identity_id, each.role_name])),
      write: async change => {
        const kept = (await assignments()).filter(({ identity_id: id }) => !(id in change))
        const added = Object.entries(change).map(([identity_id, role_name]) => ({
          identity_id,
          identity_type: 'silo_user',
          role_name,
        }))
        await put('/v1/policy', { role_assignments: [...kept, ...added] })
      },
      besides: { [userIds.greta]: 'viewer' },
    }
  },
  signInSettings: async ({ get, put }) => ({
    path: '/sign-in-settings',
    field: 'life',
    key: 'device_token_max_ttl_seconds',
    mine: [5, 6, 7],
    theirs: [0, 3_600, 7_200],
    stored: days => (typeof days === 'number' && days < 100 ? days * 86_400 : days),
    read: () => get('/v1/auth-settings'),
    write: change => put('/v1/auth-settings', change),
    besides: null,
  }),
  siloQuotasEdit: async ({ get, put }) => ({
    path: '/system/silos/maze-war',
    params: { silo: 'maze-war' },
    field: 'cpus',
    key: 'cpus',
    mine: [701, 702, 703],
    theirs: [0, 802, 803],
    read: async () => {
      const { items } = (await get('/v1/system/silo-quotas')) as { items: Wire[] }
      const { id } = await get('/v1/system/silos/maze-war')
      return items.find(({ silo_id }) => silo_id === id) ?? {}
    },
    write: change => put('/v1/system/silos/maze-war/quotas', change),
    besides: { memory: 2 ** 40, storage: 2 ** 50 },
  }),
  ipPoolEdit: object(
    '/v1/system/ip-pools',
    'ip-pool-2',
    '/v1/system/ip-pools/:id',
    name => `/system/networking/ip-pools/${name}/edit`,
  ),
  subnetPoolEdit: object(
    '/v1/system/subnet-pools',
    'spare-subnets',
    '/v1/system/subnet-pools/:id',
    name => `/system/networking/subnet-pools/${name}/edit`,
  ),
  webhookEdit: async call => {
    const { items } = (await call.get('/v1/alert-receivers')) as {
      items: { id: string; name: string }[]
    }
    const { id, name } = items[0]!
    return {
      ...texts,
      path: `/system/alerting/receivers/${name}/edit`,
      pathById: `/system/alerting/receivers/${id}/edit`,
      read: async () => {
        const { kind, ...read } = await call.get(`/v1/alert-receivers/${id}`)
        return { ...read, endpoint: (kind as Wire)['endpoint'] }
      },
      write: change => call.put(`/v1/webhook-receivers/${id}`, change),
      besides: { name: 'renamed', endpoint: 'https://theirs.example/' },
    }
  },
  bgpConfigEdit: async ({ get, put }) => {
    const url = '/v1/system/networking/bgp'
    const read = async () => ((await get(url)) as { items: Wire[] }).items[0]!
    const { id } = await read()
    return {
      ...texts,
      path: `${url.replace('/v1', '')}/configurations/rack-as/edit`,
      pathById: `${url.replace('/v1', '')}/configurations/${String(id)}/edit`,
      read,
      write: change => put(`${url}?name_or_id=${String(id)}`, change),
      besides: { name: 'renamed', max_paths: 3 },
    }
  },
  announceSetEdit: async ({ get, put }) => {
    const url = '/v1/system/networking/bgp-announce-set'
    const read = async () => {
      const sets = Object.values(await get(url)) as { name: string; description: string }[]
      const announced = Object.values(await get(`${url}/rack-services/announcement`)) as Wire[]
      return {
        ...sets.find(({ name }) => name === 'rack-services')!,
        announcement: announced.map(({ network, address_lot_block_id }) => ({
          network,
          address_lot_block: address_lot_block_id,
        })),
      }
    }
    const { announcement } = await read()
    return {
      ...texts,
      path: '/system/networking/bgp/announce-sets/rack-services/edit',
      read,
      write: async change => {
        const { name, description, announcement: announced } = await read()
        await put(url, { name, description, announcement: announced, ...change })
      },
      besides: { announcement: announcement.slice(0, 1) },
    }
  },
  supportBundleComment: bundle(true),
  supportBundlePageComment: bundle(false),
  switchPortLldp: async ({ get, post }) => {
    const { items } = (await get('/v1/system/hardware/switch-port')) as {
      items: { id: string; port_name: string; rack_id: string; switch_slot: string }[]
    }
    const port = items.find(({ id }) => id === fixedId('switchPort', 1))!
    const url = `/v1/system/hardware/switch-port/${port.port_name}/lldp/config?rack_id=${port.rack_id}&switch_slot=${port.switch_slot}`
    return {
      path: `/system/networking/switch-ports/${port.id}?tab=lldp`,
      params: { portName: port.port_name, rackId: port.rack_id, switchSlot: port.switch_slot },
      field: 'systemName',
      key: 'system_name',
      mine: texts.mine,
      theirs: texts.theirs,
      read: () => get(url),
      write: async change => post(url, { ...(await get(url)), ...change }),
      besides: { chassis_id: 'theirs' },
    }
  },
}

function bundle(isDialog: boolean) {
  return async ({ get, put }: Caller): Promise<Edited> => {
    const { items } = (await get('/v1/system/support-bundles')) as { items: { id: string }[] }
    const { id } = items[0]!
    const url = `/v1/system/support-bundles/${id}`
    return {
      path: isDialog ? '/system/support-bundles' : `/system/support-bundles/${id}`,
      ...(isDialog && { params: { bundleId: id } }),
      field: 'comment',
      key: 'user_comment',
      mine: texts.mine,
      theirs: texts.theirs,
      read: () => get(url),
      write: change => put(url, change),
      besides: null,
    }
  }
}

const open = async (form: string) => {
  const console = await startConsole({ path: '/settings/about', release: 23 })
  const call = caller(console)
  const edited = await CASES[form]!(call)
  const show = async (path = edited.path) => {
    await console.send(navigationRequested({ to: '/settings/about' }))
    await console.send(navigationRequested({ to: path }))
    if (edited.params) await console.send(formRequested({ form, params: edited.params }))
    expect(formOf()?.value).toEqual({ open: 'pristine' })
  }
  const formOf = () => selectForm(console.state(), form)
  const type = async (value: unknown) => {
    const more = form === 'signInSettings' ? { isUnlimited: false, unit: 'days' } : {}
    await console.send(formChanged({ form, values: { ...more, [edited.field]: value } }))
  }
  const submit = () => console.send(formSubmitted({ form }))
  const { stored = value => value } = edited
  return {
    console,
    edited,
    show,
    formOf,
    type,
    submit,
    stored,
    /** Whether the submission has ended: the form is closed, or has started again. */
    isOver: () => !formOf() || JSON.stringify(formOf()?.value) === '{"open":"pristine"}',
  }
}

/** Forms whose PUT carries nothing that others may have changed. */
const SETS: readonly string[] = [
  'src/store/project/multicast-groups/join.form.ts',
  'src/store/system/update/recovery.form.ts',
  'src/store/system/update/target.form.ts',
]

test('every edit form is covered', () => {
  expect(editForms.length).toBeGreaterThan(25)
  expect(editForms.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(CASES), ...OTHERS].toSorted(),
  )
})

test('every form that sends a PUT is an edit form', async () => {
  const { document } = await loadDocument(NEWEST)
  const puts = Object.values(document.paths).flatMap(({ put }) => put?.operationId ?? [])
  expect(puts.length).toBeGreaterThan(30)
  const calls = new RegExp(`'(${puts.map(snakeToCamelKey).join('|')})'`)
  const wrong = sourcesOf('src/store')
    .filter(({ path, text }) => path.endsWith('.form.ts') && calls.test(text))
    .filter(({ text }) => !/\bedits: |\bidentityEdit</.test(text))
  expect(wrong.map(({ path }) => path)).toEqual(SETS)
})

describe.each(Object.keys(CASES))('%s', form => {
  test('keeps what another person has changed, and asks about what both have', async () => {
    const { console, edited, show, formOf, type, submit, stored, isOver } = await open(form)
    const { field, key, mine, theirs, besides } = edited

    if (besides) {
      await show()
      await edited.write(besides)
      await type(mine[0])
      await submit()
      expect(formOf()?.context.failure ?? null).toBe(null)
      expect(isOver()).toBe(true)
      expect(await edited.read()).toMatchObject({ ...besides, [key]: stored(mine[0]) })
    }
    if (mine.length === 1) return

    const path = besides?.['name'] === undefined ? undefined : edited.pathById
    await show(path ?? edited.path)
    await edited.write({ [key]: theirs[1] })
    await type(mine[1])
    await submit()
    expect(formOf()?.value).toBe('asking')
    const { context } = formOf()!
    const [asked] = context.conflicts ?? []
    expect(context.conflicts).toHaveLength(1)
    expect(context.values[field]).toEqual(mine[1])
    expect(await edited.read()).toMatchObject({ [key]: theirs[1] })
    await console.send(formConflictsLeft({ form }))
    expect(formOf()?.context.values[field]).toEqual(mine[1])
    await submit()
    await console.send(formChoiceMade({ form, field: asked!, whose: 'theirs' }))
    await console.send(formConflictsSettled({ form }))
    expect(isOver()).toBe(true)
    expect(await edited.read()).toMatchObject({ [key]: theirs[1] })

    await show(path ?? edited.path)
    await edited.write({ [key]: theirs[2] })
    await type(mine[2])
    await submit()
    await console.send(formConflictsSettled({ form }))
    expect(isOver()).toBe(true)
    expect(await edited.read()).toMatchObject({ ...besides, [key]: stored(mine[2]) })
  })
})

describe('an object that another person has', () => {
  const form = 'vpcEdit'
  const opened = async (options: Partial<Parameters<typeof startConsole>[0]> = {}) => {
    const console = await startConsole({ path: `${VPC}/edit`, release: 23, ...options })
    const formOf = () => selectForm(console.state(), form)
    const fill = (values: object) => console.send(formChanged({ form, values: { ...values } }))
    return { console, call: caller(console), formOf, fill }
  }
  const url = '/v1/vpcs/mock-vpc?project=mock-project'
  const puts = ({ requests }: TestConsole) => requests.filter(({ method }) => method === 'PUT')

  test('renamed gets the change all the same, which the toast says', async () => {
    const { console, call, fill, formOf } = await opened()
    const { id } = await call.get(url)
    await call.put(url, { name: 'theirs' })
    await fill({ description: 'mine' })
    await console.send(formSubmitted({ form }))
    expect(await call.get(`/v1/vpcs/${String(id)}`)).toMatchObject({
      name: 'theirs',
      description: 'mine',
    })
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'VPC theirs updated. Someone else had renamed it from mock-vpc',
    ])
    expect(formOf()).toBeUndefined()
  })

  test('replaced by another one of the same name is still the one that is changed', async () => {
    const { console, call, fill } = await opened()
    const { id } = await call.get(url)
    await call.put(url, { name: 'theirs' })
    await call.post('/v1/vpcs?project=mock-project', {
      name: 'mock-vpc',
      description: 'another',
      dns_name: 'another',
    })
    await fill({ description: 'mine' })
    await console.send(formSubmitted({ form }))
    expect(await call.get(`/v1/vpcs/${String(id)}`)).toMatchObject({ description: 'mine' })
    expect(await call.get(url)).toMatchObject({ description: 'another' })
  })

  test('deleted keeps what was typed, and says what became of it', async () => {
    const { console, call, fill, formOf } = await opened()
    const created = await call.post('/v1/vpcs?project=mock-project', {
      name: 'short-lived',
      description: '',
      dns_name: 'short-lived',
    })
    await console.send(navigationRequested({ to: `${PROJECT}/vpcs/short-lived/edit` }))
    await fill({ description: 'mine' })
    const { items } = (await call.get(`/v1/vpc-subnets?vpc=${String(created['id'])}`)) as {
      items: { id: string }[]
    }
    for (const subnet of items) await call.remove(`/v1/vpc-subnets/${subnet.id}`)
    await call.remove(`/v1/vpcs/${String(created['id'])}`)
    await console.send(formSubmitted({ form }))
    expect(puts(console)).toEqual([])
    expect(formOf()?.context.failure?.message).toBe(
      'short-lived no longer exists: someone else has deleted it in the meantime. Nothing was saved.',
    )
    expect(formOf()?.context.values).toMatchObject({ description: 'mine' })
  })

  test('changed is not written while it cannot be read, and what was typed stays', async () => {
    const { console, fill, formOf } = await opened()
    await fill({ description: 'mine' })
    console.setServer('down')
    await console.send(formSubmitted({ form }))
    await console.advance(10_000)
    expect(puts(console)).toEqual([])
    expect(formOf()?.context.failure?.message).toMatch(/./)
    expect(formOf()?.context.values).toMatchObject({ description: 'mine' })
  })

  test('changed since a draft was typed is compared with what the draft began with', async () => {
    const { console, fill } = await opened()
    await fill({ description: 'mine' })
    await console.advance(5_000)
    const kept = Object.fromEntries(console.storage)
    console.stop()
    const later = await opened({
      path: '/settings/about',
      kept: kept as Record<string, string>,
    })
    await later.call.put(url, { description: 'theirs', dns_name: 'theirs' })
    await later.console.send(navigationRequested({ to: `${VPC}/edit` }))
    expect(later.formOf()?.context.values).toMatchObject({
      description: 'mine',
      dnsName: 'theirs',
    })
    await later.console.send(formSubmitted({ form }))
    expect(later.formOf()).toMatchObject({
      value: 'asking',
      context: { conflicts: ['description'], initial: { description: 'theirs' } },
    })
    expect(await later.call.get(url)).toMatchObject({ description: 'theirs' })
  })
})

describe('a new description of many rows', () => {
  const errorTitle = 'Could not save the description'

  test('keeps the router that others have just given a subnet', async () => {
    const console = await startConsole({ path: `${VPC}/subnets`, release: 23 })
    const { get, put } = caller(console)
    const id = String((await get(`/v1/vpc-subnets/mock-subnet?${inVpc}`))['id'])
    const { id: router } = await get(`/v1/vpc-routers/mock-custom-router?${inVpc}`)
    await console.send(formRequested({ form: 'bulk', params: {} }))
    await put(`/v1/vpc-subnets/${id}`, { custom_router: router })
    await console.send(
      partialUpdateRequested({
        source: 'describe/subnet',
        errorTitle,
        keeps: 'customRouter',
        query: { endpoint: 'vpcSubnetView', args: { path: { subnet: id } } },
        command: {
          endpoint: 'vpcSubnetUpdate',
          args: { path: { subnet: id }, body: { description: 'mine', customRouter: null } },
        },
      }),
    )
    expect(await get(`/v1/vpc-subnets/${id}`)).toMatchObject({
      description: 'mine',
      custom_router_id: router,
    })
  })

  test('keeps the target that others have just given a route', async () => {
    const console = await startConsole({ path: `${VPC}/routers/mock-custom-router`, release: 23 })
    const { get, put } = caller(console)
    const { items } = (await get(`/v1/vpc-router-routes?${inVpc}&router=mock-custom-router`)) as {
      items: { id: string; destination: { type: 'ip'; value: string } }[]
    }
    const { id, destination } = items[0]!
    await console.send(formRequested({ form: 'bulk', params: {} }))
    await put(`/v1/vpc-router-routes/${id}`, { destination, target: { type: 'drop' } })
    await console.send(
      partialUpdateRequested({
        source: 'describe/route',
        errorTitle,
        keeps: 'ends',
        query: { endpoint: 'vpcRouterRouteView', args: { path: { route: id } } },
        command: {
          endpoint: 'vpcRouterRouteUpdate',
          args: {
            path: { route: id },
            body: { description: 'mine', destination, target: { type: 'ip', value: '10.0.0.1' } },
          },
        },
      }),
    )
    expect(await get(`/v1/vpc-router-routes/${id}`)).toMatchObject({
      description: 'mine',
      target: { type: 'drop' },
    })
  })
})
