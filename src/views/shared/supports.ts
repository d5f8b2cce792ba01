import type { Feature } from '@/api/releases/supports'
import { selectSupports } from '@/store/release/selectors'
import { useAppSelector } from '@/store/setup/hooks'

/** Whether the rack has the feature. */
export const useSupports = (feature: Feature): boolean =>
  useAppSelector(state => selectSupports(state, feature))
