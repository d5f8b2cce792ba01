import type { WireRequest } from '@/ports/ports'
import { createBackend } from '@/mirage/server/create'

/*
 * Sends the most expensive requests of each kind to two backends, in a process with little memory.
 * Prints the CPU time and the status of each request; one that takes too much memory ends the
 * process.
 */

const JSON_TYPE = { 'content-type': 'application/json' }
/** What remains of the largest body without the surrounding keys. */
const ROOM = 2 ** 20 - 300
const LONGEST_QUERY = 4_096

const send = (method: string, url: string, body: string): WireRequest => ({
  method,
  url,
  headers: JSON_TYPE,
  body,
})
const get = (url: string): WireRequest => ({ method: 'GET', url, headers: {}, body: null })
const query = (text: string) =>
  send('POST', '/v1/system/timeseries/query', JSON.stringify({ query: text }))
const project = (text: string) => send('POST', '/v1/projects', text)
const instance = (more: string) =>
  send(
    'POST',
    '/v1/instances?project=mock-project',
    `{"name":"a","description":"","hostname":"a","ncpus":1,"memory":1073741824,${more}}`,
  )
const fill = (piece: string, room: number) => piece.repeat(Math.floor(room / piece.length))
const list = (piece: string, count: number) => `[${`${piece},`.repeat(count - 1)}${piece}]`

/** As many subqueries as fit a query. */
const subqueries = (text: string, after = '') =>
  query(`{${fill(`${text};`, LONGEST_QUERY - text.length - after.length - 2)}${text}}${after}`)
/** As many stages as fit a query. */
const stages = (text: string, stage: string) =>
  query(text + fill(stage, LONGEST_QUERY - text.length))

const DISK = 'get virtual_disk:bytes_read'
const BRIEFLY = `${DISK}|filter timestamp>@now()-1h`
const ALWAYS = '|filter timestamp>@now()-30d'
const ALIGNED = `${DISK}${ALWAYS}|align mean_within(1h)`

const requests: Record<string, WireRequest> = {
  'a regular expression that backtracks': query(
    'get hardware_component:temperature | filter sensor ~= "((.|..)*)*!"',
  ),
  'many regular expressions': stages('get virtual_machine:vcpu_usage', '|filter state~="(.*)*!"'),
  'a regular expression that repeats much': query(
    `get virtual_machine:vcpu_usage | filter state ~= "${'[^a]{1000}'.repeat(19)}"`,
  ),
  'a regular expression with many states': query(
    'get virtual_machine:vcpu_usage | filter state ~= "(a|b|e|u)*e(a|b|e|u|l){150}"',
  ),
  'many subqueries': subqueries(`${DISK}${ALWAYS}`),
  'many subqueries for little': subqueries(BRIEFLY),
  'many subqueries for nothing': subqueries(`${DISK}|filter timestamp>@now()`),
  'many subqueries for all machines': subqueries('get virtual_machine:vcpu_usage|last 1'),
  'many subqueries that are aligned': subqueries(`${DISK}${ALWAYS}|align mean_within(720h)`),
  'many subqueries that are joined': subqueries(`${DISK}${ALWAYS}|align mean_within(90h)`, '|join'),
  'subqueries within each other': query(`${'{'.repeat(100)}${BRIEFLY}${'}'.repeat(100)}`),
  'many distributions': query('get virtual_disk:io_latency | filter timestamp > @now() - 30m'),
  'long distributions': subqueries('get virtual_disk:io_size|filter timestamp>@now()-5m'),
  'much that is aligned': query(`${DISK}${ALWAYS} | align mean_within(40m)`),
  'many filters': stages(BRIEFLY, '|filter datum>-1'),
  'many filters of what is aligned': stages(ALIGNED, '|filter datum>-1'),
  'many groups': stages(ALIGNED, '|group_by [disk_id]'),
  'groups by many fields': query(`${ALIGNED}|group_by [${'disk_id,'.repeat(500)}disk_id]`),
  'many limits': stages(BRIEFLY, '|last 99999'),
  'many alternatives': stages(`${BRIEFLY}|filter datum<-1`, '||datum<-1'),
  'many conditions': stages(`${BRIEFLY}|filter datum>-1`, '&&datum>-1'),
  'many signs': query('!'.repeat(LONGEST_QUERY)),
  'many quotes': query('"'.repeat(LONGEST_QUERY)),
  'a query that is too long': query('a'.repeat(ROOM)),
  'a long key around many values': project(
    `{"${'k'.repeat(ROOM / 2)}":${list('1', 29_000)},"name":1}`,
  ),
  'keys within each other': project(
    `${`{"${'k'.repeat(8_000)}":`.repeat(120)}${list('1', 20_000)}${'}'.repeat(120)}`,
  ),
  'values without number': project(`{"a":${list('1', 500_000)},"name":1}`),
  'brackets without end': project('['.repeat(ROOM)),
  'objects without end': project(fill('{"a":', ROOM)),
  'lines without end': project('\n'.repeat(ROOM)),
  'many wrong disks': instance(`"disks":${list('1', 29_000)}`),
  'many unfinished disks': instance(`"disks":${list('{"type":"attach"}', 14_000)}`),
  'many unfinished addresses': instance(`"external_ips":${list('{}', 29_000)}`),
  'many wrong addresses': instance(
    `"network_interfaces":{"type":"create","params":${list('{"ip_config":1}', 14_000)}}`,
  ),
  'many wrong rules': send(
    'PUT',
    '/v1/vpc-firewall-rules?project=mock-project&vpc=default',
    `{"rules":${list('{}', 29_000)}}`,
  ),
  'many parameters': get(
    `/v1/projects?${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join('&')}`,
  ),
  'a long parameter': get(`/v1/projects?page_token=${'A'.repeat(ROOM)}`),
  'a long path': get(`/v1/${'%41/'.repeat(ROOM / 4)}`),
  'a page without end': get('/v1/disks?project=blank-slate&limit=4294967295'),
  'an identity provider that nests': send(
    'POST',
    '/v1/system/identity-providers/saml?silo=maze-war',
    JSON.stringify({
      name: 'a',
      description: '',
      acs_url: 'https://a',
      slo_url: 'https://a',
      idp_entity_id: 'a',
      sp_client_id: 'a',
      technical_contact_email: 'a@b.c',
      idp_metadata_source: {
        type: 'base64_encoded_xml',
        data: btoa(fill('<a xmlns:b="c">', 500_000)),
      },
    }),
  ),
  'certificates without number': send(
    'POST',
    '/v1/certificates',
    JSON.stringify({
      name: 'a',
      description: '',
      service: 'external_api',
      cert: fill('-----BEGIN CERTIFICATE-----\n', 500_000),
      key: fill('-----BEGIN PRIVATE KEY-----\n', 400_000),
    }),
  ),
  'a range of all addresses': send(
    'POST',
    '/v1/system/ip-pools/ip-pool-1/ranges/add',
    '{"first":"::","last":"ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"}',
  ),
}

for (const scenario of ['default', 'large'] as const) {
  const backend = createBackend({ scenario, latency: 0 })
  // The first request waits for lazily loaded code.
  await backend.handle(query(ALIGNED))
  await backend.handle(project('{}'))
  for (const [name, request] of Object.entries(requests)) {
    // CPU time, so that other processes do not count.
    const start = process.cpuUsage()
    const { status } = await backend.handle(request)
    const { user, system } = process.cpuUsage(start)
    const took = Math.round((user + system) / 1_000)
    process.stdout.write(`${JSON.stringify({ name: `${scenario}: ${name}`, status, took })}\n`)
  }
  backend.stop()
}
