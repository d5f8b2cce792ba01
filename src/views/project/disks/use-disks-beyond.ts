import { selectHasMoreDisks } from '@/store/project/disks/choices'
import { useAppSelector } from '@/store/setup/hooks'
import { useRoute } from '@/views/shell/route-context'

const BEYOND = {
  allowsArbitraryValues: true,
  help: 'Only the first 1,000 disks of the project are searched. Enter the name of any other.',
}

/** What a combobox of the project's disks needs where there are more than it can list. */
export const useDisksBeyond = () => {
  const { project = '' } = useRoute().params
  return useAppSelector(state => selectHasMoreDisks(state, project)) ? BEYOND : undefined
}
