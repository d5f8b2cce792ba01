import { projectPaths } from '@/store/project/paths'
import { selectTokensOfMoreDisks } from '@/store/project/disks/choices'
import { moreDisksQuery } from '@/store/project/disks/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'

/** Has the disks of the project read on, page after page, where one of them is to be chosen. */
export const useMoreDisks = (): void => {
  const { project } = useParams(projectPaths.project)
  const tokens = useAppSelector(state => selectTokensOfMoreDisks(state, project))
  useQueries(
    tokens === ''
      ? []
      : tokens.split(' ').map(token => moreDisksQuery({ project, pageToken: token })),
  )
}
