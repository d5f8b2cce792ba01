import { useMemo } from 'react'
import { moreDisksQuery, selectTokensOfMoreDisks } from '@/store/project/disks/choices'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { useParams } from '@/views/shell/route-context'

/** A choice, with words about it that are shown as badges. */
interface Tagged {
  tags: readonly string[]
}

/** The choices with their badges, stable between renders. */
export const useTagged = <Choice extends Tagged>(choices: readonly Choice[]) =>
  useMemo(
    () =>
      choices.map(choice => ({
        ...choice,
        aside: choice.tags.length > 0 && choice.tags.map(tag => <Badge key={tag}>{tag}</Badge>),
      })),
    [choices],
  )

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
