import { projectPaths } from '@/store/project/paths'
import { selectTokensOfMoreDisks } from '@/store/project/disks/choices'
import { moreDisksQuery } from '@/store/project/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'

/** Reads the remaining pages of the project's disks, for choosing a disk. */
export const useMoreDisks = (): void => {
  const { project } = useParams(projectPaths.project)
  const tokens = useAppSelector(state => selectTokensOfMoreDisks(state, project))
  useQueries(
    tokens === ''
      ? []
      : tokens.split(' ').map(token => moreDisksQuery({ project, pageToken: token })),
  )
}
