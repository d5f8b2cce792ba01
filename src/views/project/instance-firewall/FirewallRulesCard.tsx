import { Shield } from 'lucide-react'
import {
  selectInstanceRuleQueries,
  selectInstanceRules,
  type InstanceRuleViewModel,
  type InstanceRulesViewModel,
} from '@/store/project/instance-firewall/rows'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EnabledCell } from '@/ui/Cells/EnabledCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Table, type Column } from '@/ui/Table/Table'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { Notices } from '@/views/shared/notices/Notices'
import { RulePartsCell } from '../firewall-rules/RuleParts'
import { useInstanceParams } from '../instance/use-instance-params'

const columns: readonly Column<InstanceRuleViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'priority', cell: ({ priority }) => <span data-figures>{priority}</span> },
  { id: 'action', header: 'Action', cell: ({ action }) => action },
  { id: 'direction', header: 'Direction', cell: ({ direction }) => direction },
  {
    id: 'matches',
    header: (
      <>
        Applies by{' '}
        <TipIcon about="Applies by">
          The targets of the rule that choose this instance: its name, its VPC, one of its subnets
          or private IPs.
        </TipIcon>
      </>
    ),
    cell: ({ matches }) => <RulePartsCell title="Other targets that apply" parts={matches} />,
  },
  {
    id: 'filters',
    header: 'Filters',
    cell: ({ filters }) => <RulePartsCell title="Other filters" parts={filters} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ isEnabled }) => <EnabledCell isEnabled={isEnabled} />,
  },
]

const TITLE = 'Firewall rules that can apply'

/** The rules of the instance's VPC that choose it, whatever traffic they are about. */
export function FirewallRulesCard() {
  const { project, instance } = useInstanceParams()
  const rules = useAppSelector(state => selectInstanceRules(state, project, instance))
  useQueries(useAppSelector(state => selectInstanceRuleQueries(state, project, instance)))
  return (
    <CardBlock>
      <CardHeader
        title={TITLE}
        description="Lower numbers come first. The server looks up names in rules by itself: which rules are in effect, the API does not tell."
      />
      <CardBody>
        <Notices
          pending={rules.isPending ? 'Looking at the firewall rules…' : undefined}
          notices={rules.gaps}
        />
        <Rules {...rules} />
      </CardBody>
    </CardBlock>
  )
}

/** Where some could not be read, it is not said that there are none. */
function Rules({ rows, isPending, gaps, absence }: InstanceRulesViewModel) {
  if (isPending) return null
  if (rows.length > 0) return <Table label={TITLE} rows={rows} columns={columns} />
  if (gaps.length > 0) return null
  return <EmptyState icon={<Shield size={20} />} title="No firewall rules" body={absence} />
}
