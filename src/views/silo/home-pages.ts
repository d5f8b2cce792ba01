import { accountOperations } from '@/api/operations/account'
import { systemOperations } from '@/api/operations/system'
import { siloSections } from '@/store/layouts'
import { instanceByIdQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { siloPaths } from '@/store/silo/paths'
import { projectViewQuery } from '@/store/silo/queries'
import { page, redirect } from '@/views/shell/route-tree'

/** The page reads the user's access tokens and the certificates of the silo. */
export const operations = { ...accountOperations, ...systemOperations }

/** The first page of the silo, and addresses that look up an object. */
export const routes = [
  page('silo/home/page', siloPaths.home, {
    crumb: siloSections.home,
    screen: () => import('./home/page.screen'),
  }),
  page('silo/lookup/instance', siloPaths.instanceLookup, {
    queries: ({ instance }) => [instanceByIdQuery({ instance })],
    queriesAfter: ({ instance }, read) =>
      [read(instanceByIdQuery({ instance }))]
        .filter(found => found !== undefined)
        .map(({ projectId }) => projectViewQuery({ project: projectId })),
    resolveTo({ instance = '' }, read) {
      const found = read(instanceByIdQuery({ instance }))
      const project = found && read(projectViewQuery({ project: found.projectId }))
      return (
        project && projectPaths.instanceStorage({ project: project.name, instance: found.name })
      )
    },
  }),
  redirect('silo/lookup/short', siloPaths.shortInstanceLookup, siloPaths.instanceLookup),
]
