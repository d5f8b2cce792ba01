import { useMemo } from 'react'
import { Badge } from '@/ui/Badge/Badge'

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
