import { expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { startConsole } from '#tests/support/console'

const PROJECT = '/projects/mock-project'

/** Per form: the page it is opened from, its path, its name, and the page it opens on success. */
const FORMS = [
  ['/projects', '/projects-new', 'projectCreate', '/projects/fresh/instances'],
  [`${PROJECT}/disks`, `${PROJECT}/disks-new`, 'diskCreate', `${PROJECT}/disks`],
  [`${PROJECT}/vpcs`, `${PROJECT}/vpcs-new`, 'vpcCreate', `${PROJECT}/vpcs/fresh/firewall-rules`],
  ['/projects', `${PROJECT}/edit`, 'projectEdit', '/projects'],
] as const

test.each(FORMS)(
  'a form opened from %s: after submitting, back does not reopen %s',
  async (from, at, form, to) => {
    const console = await startConsole({ path: from })
    await console.send(navigationRequested({ to: at }))
    expect(console.history.current().path).toBe(at)
    const values = { name: 'fresh', ...(form === 'vpcCreate' && { dnsName: 'fresh' }) }
    await console.send(formChanged({ form, values }))
    await console.send(formSubmitted({ form }))
    expect(console.history.current().path).toBe(to)

    console.history.go(-1)
    await console.settle()
    expect(console.history.current().path).toBe(from)
    expect(console.state().actors[`form/${form}` as const]).toBeUndefined()
  },
)
