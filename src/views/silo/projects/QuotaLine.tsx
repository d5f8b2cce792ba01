import { formatNumber } from '@/lib/number'
import { commaSeries } from '@/lib/text'
import { quotasLeft, selectQuotas } from '@/store/project/quota/quota'
import { useAppSelector } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { Link } from '@/ui/Link/Link'
import { useLocale } from '@/ui/UiProvider/UiContext'

const NOTHING = { cpus: 0, memory: 0, storage: 0 }

/** What is left of the silo's quotas, once they are read. */
export function QuotaLine() {
  const quotas = useAppSelector(selectQuotas)
  const { locale } = useLocale()
  if (!quotas) return null
  const left = quotasLeft(NOTHING, quotas).map(
    ({ unit, quota, before }) =>
      `${formatNumber(Math.max(before, 0), locale)} of ${formatNumber(quota, locale)} ${unit}`,
  )
  return (
    <>
      <Link href={siloPaths.utilization()} look="quiet">
        Quota left
      </Link>
      : {commaSeries(left, 'and')}
    </>
  )
}
