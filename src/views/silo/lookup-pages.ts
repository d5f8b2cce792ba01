import { layouts } from '@/store/layouts'
import { instanceByIdQuery } from '@/store/project/instance/queries'
import { projectPaths } from '@/store/project/paths'
import { siloPaths } from '@/store/silo/paths'
import { projectViewQuery } from '@/store/silo/projects/queries'
import { definePages } from '@/views/shell/route-tree'

export const routes = definePages(
  {
    id: 'silo/lookup/instance',
    path: siloPaths.instanceLookup.pattern,
    layout: layouts.silo,
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
  },
  {
    id: 'silo/lookup/short',
    path: siloPaths.shortInstanceLookup.pattern,
    layout: layouts.silo,
    redirect: siloPaths.instanceLookup,
  },
)
