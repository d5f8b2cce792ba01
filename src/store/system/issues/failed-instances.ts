import type * as Api from '@/api/generated/types'
import { pluralize } from '@/lib/text'
import { projectPaths } from '@/store/project/paths'
import { systemPaths } from '../paths'
import type { Issue } from './rules'

/** Why an instance was found failed, by the server’s words. */
const FAILURES: Readonly<Record<string, string>> = {
  no_such_instance: 'Its sled no longer knew it',
  sled_expunged: 'Its sled was expunged',
  sled_off: 'Its sled was off',
  success: 'Its virtual machine reported the failure',
}

/** The number of failed instances that are listed one by one. */
const MOST_FAILED = 3

/** All that failed, on the page of the metrics. */
const FAILED_CHECKS =
  'get virtual_machine:check | filter state == "failed" | align mean_within($period) | group_by [instance_id, reason], sum'

const fieldIn = ({ fields }: Api.Timeseries, name: string): string =>
  String(fields[name]?.value ?? '')

const lastIn = ({ points }: Api.Timeseries): string => points.timestamps.at(-1) ?? ''

/**
 * The instances that a check found failed within a day, the latest first. Several services check the
 * same instance. `silos` are the names of silos by id; only the instances of `ownSilo` have a page
 * that the user may see.
 */
export const failedInstanceIssues = (
  { tables }: Api.OxqlQueryResult,
  silos: ReadonlyMap<string, string>,
  ownSilo: string | undefined,
): Issue[] => {
  const byInstance = new Map<string, Api.Timeseries>()
  for (const check of tables.flatMap(({ timeseries }) => timeseries)) {
    const id = fieldIn(check, 'instanceId')
    const known = byInstance.get(id)
    if (lastIn(check) > (known ? lastIn(known) : '')) byInstance.set(id, check)
  }
  const checks = [...byInstance.values()].toSorted((a, b) => (lastIn(a) < lastIn(b) ? 1 : -1))
  const issue = { about: 'failed', severity: 'warning', kind: 'Instance' } as const
  const rest = checks.length - MOST_FAILED
  return [
    ...checks.slice(0, MOST_FAILED).map((check): Issue => {
      const [instance, project, silo] = ['instanceId', 'projectId', 'siloId'].map(name =>
        fieldIn(check, name),
      ) as [string, string, string]
      const reason = fieldIn(check, 'reason')
      return {
        ...issue,
        subject: instance,
        ...(silo === ownSilo && { href: projectPaths.instance({ project, instance }) }),
        text: `It failed in the last day, in silo ${silos.get(silo) ?? silo}. ${FAILURES[reason] ?? `Reason: ${reason}`}.`,
        since: lastIn(check),
      }
    }),
    ...(rest > 0
      ? [
          {
            ...issue,
            kind: 'Instances',
            subject: 'that failed',
            href: `${systemPaths.metrics()}?${new URLSearchParams({ range: '24h', q: FAILED_CHECKS })}`,
            text: `${pluralize('other instance', rest)} failed in the last day.`,
          },
        ]
      : []),
  ]
}
