import { describe, expect, it } from 'vitest'
import { docs as diskDocs } from '@/views/project/disks/list.screen'
import { instanceCreateDocs, instanceDocs } from '@/views/project/instances/docs'
import { docs as projectAccessDocs } from '@/views/project/access/list.screen'
import { docs as sshKeyDocs } from '@/views/settings/ssh-keys/list.screen'
import { docs as siloAccessDocs } from '@/views/silo/access/list.screen'
import { docs as projectDocs } from '@/views/silo/projects/list.screen'

/** The product's promise, typed by hand: the guides each page links to, in this order. */
describe.each([
  ['projects', projectDocs, ['projects', 'Key Concepts', 'Projects']],
  ['instances', instanceDocs, ['instances', 'Instances', 'Remote Access', 'Instance Actions']],
  [
    'new instance',
    instanceCreateDocs,
    ['instances', 'Instances', 'Instance Actions', 'Quick Start'],
  ],
  ['disks', diskDocs, ['disks', 'Disks and Snapshots']],
  ['silo access', siloAccessDocs, ['access', 'Key Concepts', 'Access Control']],
  ['project access', projectAccessDocs, ['access', 'Key Concepts', 'Access Control']],
  ['SSH keys', sshKeyDocs, ['SSH keys', 'SSH Keys']],
])('the docs links of the page %s', (_page, { heading, links }, promised) => {
  it('have the promised labels', () => {
    expect([heading, ...links.map(({ label }) => label)]).toEqual(promised)
  })

  it("point to the platform's guides", () => {
    for (const { href } of links)
      expect(href).toMatch(/^https:\/\/docs\.oxide\.computer\/guides\/[a-z]/)
  })
})
