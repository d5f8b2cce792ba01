import { formatNumber } from '@/lib/number'
import { commaSeries } from '@/lib/text'
import { resourceUses, unitOf } from '@/lib/utilization'
import { selectQuotas } from '@/store/project/quota/quota'
import { useAppSelector } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { Link } from '@/ui/Link/Link'
import { useLocale } from '@/ui/UiProvider/UiContext'

/** What is left of the silo's quotas, once they are read. */
export function QuotaLine() {
  const quotas = useAppSelector(selectQuotas)
  const { locale } = useLocale()
  if (!quotas) return null
  const left = resourceUses(quotas.provisioned, quotas.capacity).map(
    ({ id, unit, quota, available }) =>
      `${formatNumber(Math.max(available, 0), locale)} of ${formatNumber(quota, locale)} ${unitOf(quota, unit)}` +
      (id === 'cpus' ? '' : ` of ${id}`),
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
