import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectAreJumboFramesAllowed } from '@/store/system/networking-settings/choices'
import { networkingSettingsQuery } from '@/store/system/networking-settings/queries'

const QUERIES = [networkingSettingsQuery]
const NONE = [] as const

/** Whether the operator allows jumbo frames; undefined for users who may not see that. */
export const useJumboFramesAllowed = (): boolean | undefined => {
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  useQueries(isFleetViewer ? QUERIES : NONE)
  return useAppSelector(selectAreJumboFramesAllowed)
}
