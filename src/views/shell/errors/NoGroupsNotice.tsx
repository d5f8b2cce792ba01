import { STANDING_QUERIES } from '@/store/session/queries'
import { selectHasNoStanding } from '@/store/session/selectors'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Link } from '@/ui/Link/Link'

const TROUBLESHOOTING =
  'https://docs.oxide.computer/guides/operator/faq#_how_do_i_fix_the_something_went_wrong_error'

/**
 * Explains a refusal to those who were never given anything. Shows nothing until that is known, and
 * nothing when it cannot be.
 */
export function NoGroupsNotice() {
  useQueries(STANDING_QUERIES)
  const hasNoStanding = useAppSelector(selectHasNoStanding)
  if (!hasNoStanding) return null
  return (
    <p>
      You are not in any groups and have no role on the silo. This usually means the identity
      provider is not set up correctly. Read the <Link href={TROUBLESHOOTING}>docs</Link> for what
      to check.
    </p>
  )
}
