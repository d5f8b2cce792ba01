import { projectPaths } from '@/store/project/paths'
import type { Field } from '@/store/forms/hooks'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { selectRouterChoices } from '@/store/project/subnets/rules'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Select } from '@/ui/Select/Select'
import { useParams } from '@/views/shell/route-context'

interface CustomRouterFieldProps {
  /** Binds the field of the form that it is in. */
  useField: (name: 'customRouter') => Field<string>
}

/** The custom router of a subnet, or none. */
export function CustomRouterField({ useField }: CustomRouterFieldProps) {
  const { project, vpc } = useParams(projectPaths.vpc)
  const field = useField('customRouter')
  const routers = useAppSelector(state => selectRouterChoices(state, project, vpc, field.value))
  useQueries([allRoutersQuery({ project, vpc })])
  return (
    <Select
      {...field}
      label="Custom router"
      placeholder="Select a custom router"
      items={routers ?? []}
      isLoading={routers === undefined}
    />
  )
}
