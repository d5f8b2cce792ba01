import type { TimeseriesSchema } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { sledTargets, switchTargets } from './rack-targets'
import {
  controlPlaneTargets,
  type FieldTypes,
  guestTargets,
  type Metric,
  type Target,
} from './targets'

const targets = [...guestTargets, ...sledTargets, ...switchTargets, ...controlPlaneTargets]

/** When the control plane registered all of them. */
const CREATED = '2021-06-01T09:00:00Z'

const spaced = (name: string) => name.replaceAll('_', ' ')

const fieldsOf = (source: 'target' | 'metric', owner: string, types: FieldTypes) =>
  Object.entries(types).map(([name, fieldType]) => ({
    name,
    fieldType,
    source,
    description: `The ${spaced(name)} of the ${spaced(owner)}`,
  }))

const schemaOf = (target: Target, metricName: string, metric: Metric): TimeseriesSchema => ({
  timeseriesName: `${target.name}:${metricName}`,
  authzScope: target.authzScope,
  created: CREATED,
  datumType: metric.datumType,
  description: { target: target.description, metric: metric.description },
  fieldSchema: [
    ...fieldsOf('target', target.name, target.fields),
    ...fieldsOf('metric', metricName, metric.fields ?? {}),
  ],
  units: metric.units,
  version: 1,
})

const byRelease = new Map<Release, readonly TimeseriesSchema[]>()

/** The timeseries that a rack of a release has, by name. */
export const schemasAt = (release: Release): readonly TimeseriesSchema[] => {
  const known = byRelease.get(release)
  if (known) return known
  const isThere = (since: Release | undefined) => since === undefined || since <= release
  const schemas = targets
    .filter(({ since }) => isThere(since))
    .flatMap(target =>
      Object.entries(target.metrics)
        .filter(([, { since }]) => isThere(since))
        .map(([name, metric]) => schemaOf(target, name, metric)),
    )
    .sort((a, b) => (a.timeseriesName < b.timeseriesName ? -1 : 1))
  byRelease.set(release, schemas)
  return schemas
}
