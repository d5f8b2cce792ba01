import { describe, expect, it } from 'vitest'
import { isAbout, objectOf, objectText, secondText } from '@/store/system/audit-log/objects'
import { operationWords } from '@/store/system/audit-log/operation-names'
import document from '@/api/documents/nexus-2026081901.0.0.json'

describe('the object of an entry', () => {
  it.each([
    ['instance_stop', '/v1/instances/db1/stop?project=web', 'Instance db1 in web'],
    [
      'vpc_firewall_rules_update',
      '/v1/vpc-firewall-rules?project=p&vpc=v',
      'Firewall rules of VPC v in p',
    ],
    ['instance_create', '/v1/instances?project=p', 'New instance in p'],
    ['project_create', '/v1/projects', 'New project'],
    ['silo_quotas_update', '/v1/system/silos/s/quotas', 'Quotas of silo s'],
    ['vpc_subnet_delete', '/v1/vpc-subnets/a?project=p&vpc=v', 'Subnet a in p/v'],
    ['login_saml', '/login/maze-war/saml/idp', 'Sign-in at silo maze-war'],
    ['login_local', '/v1/login/maze-war/local', 'Sign-in at silo maze-war'],
    ['scim_v2_patch_user', '/scim/v2/Users/1', 'User 1'],
    ['networking_allow_list_update', '/v1/system/networking/allow-list', 'Allow list'],
    [
      'networking_switch_port_apply_settings',
      '/v1/system/hardware/switch-port/qsfp0/settings?rack_id=r&switch_slot=switch1',
      'Settings of switch port qsfp0 in switch1',
    ],
    ['disk_delete', 'https://host.test/v1/disks/d?project=p', 'Disk d in p'],
    ['instance_delete', '/v1/instances/disks?project=p', 'Instance disks in p'],
  ])('of %s is read from the address', (operation, uri, text) => {
    expect(objectText(objectOf(uri, operation)!)).toBe(text)
  })

  it('can be two objects', () => {
    const uri = '/v1/anti-affinity-groups/g/members/instance/i?project=p'
    const object = objectOf(uri)!
    expect([objectText(object), secondText(object)]).toEqual([
      'Anti-affinity group g in p',
      'Instance i',
    ])
  })

  it('is unknown without a collection in the address', () => {
    expect(objectOf('/v1/me')).toBeUndefined()
  })

  it('is marked if the address was cut', () => {
    expect(objectOf(`/v1/disks/${'d'.repeat(600)}`.slice(0, 512))?.isCut).toBe(true)
  })
})

describe('an object that entries are searched for', () => {
  const wanted = { ...objectOf('/v1/instances/db1?project=web')!, ids: ['i-1', 'p-1'] }
  it.each([
    ['/v1/instances/db1/stop?project=web', true],
    ['/v1/instances/db1/stop?project=p-1', true],
    ['/v1/instances/i-1/stop', true],
    ['/v1/anti-affinity-groups/g/members/instance/db1?project=web', true],
    ['/v1/instances/db1/stop?project=other', false],
    ['/v1/disks/db1?project=web', false],
    ['/v1/instances/db2?project=web', false],
  ])('is in %s: %s', (uri, isIn) => {
    expect(isAbout(objectOf(uri)!, wanted)).toBe(isIn)
  })
})

describe('the words of an operation', () => {
  it.each([
    ['instance_stop', 'Stop instance'],
    ['vpc_router_route_create', 'Create VPC router route'],
    ['system_ip_pool_silo_link', 'Link IP pool silo'],
    ['scim_v2_patch_user', 'Patch user by SCIM'],
    ['current_user_ssh_key_delete', 'Delete SSH key'],
    ['something_new', 'something_new'],
  ])('of %s are %s', (id, words) => {
    expect(operationWords(id)).toBe(words)
  })

  it('are known for every change that the log records', () => {
    const changes = Object.values(document.paths).flatMap(methods =>
      Object.entries(methods as Record<string, { operationId: string }>).flatMap(
        ([method, { operationId }]) => (method === 'get' ? [] : operationId),
      ),
    )
    const NEVER =
      /^(device_a|disk_bulk_write_import$|logout|support_bundle_head|.*timeseries_query)/
    const raw = changes.filter(id => !NEVER.test(id) && operationWords(id) === id)
    expect(raw).toEqual([])
  })
})

describe('a switch port that entries are searched for', () => {
  const ports = '/v1/system/hardware/switch-port'
  const wanted = { ...objectOf(`${ports}/qsfp0?rack_id=r&switch_slot=switch0`)!, ids: [] }
  it.each([
    ['qsfp0/settings?rack_id=r&switch_slot=switch0', true],
    ['qsfp0/settings?rack_id=r&switch_location=switch0', true],
    ['qsfp0/settings?rack_id=r&switch_slot=switch1', false],
    ['qsfp0/lldp/config?rack_id=other&switch_slot=switch0', false],
  ])('is in %s: %s', (uri, isIn) => {
    expect(isAbout(objectOf(`${ports}/${uri}`)!, wanted)).toBe(isIn)
  })
})
