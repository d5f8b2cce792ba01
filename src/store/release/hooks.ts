import { useMemo } from 'react'
import { limitsOf, type Feature } from '@/api/releases/ladder'
import {
  selectRelease,
  selectSupports,
  supportedParts,
  type Supported,
} from '@/store/release/selectors'
import { useAppSelector } from '@/store/setup/hooks'

/** Whether the rack has the feature. */
export const useSupports = (feature: Feature): boolean =>
  useAppSelector(state => selectSupports(state, feature))

/** What the rack allows for one instance. */
export const useLimits = () => limitsOf(useAppSelector(selectRelease))

/** The parts that the rack has, such as columns or options. */
export const useSupported = <Part extends object>(
  parts: readonly Supported<Part>[],
): readonly Part[] => {
  const release = useAppSelector(selectRelease)
  return useMemo(() => supportedParts(parts, release), [parts, release])
}
