import { selectionActions } from '@/store/project/firewall-rules/actions'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { useVpcParams } from '../vpc/use-vpc-params'
import { useRuleSelection } from './selection'
import styles from './FirewallRulesView.module.css'

/** How many rules are selected, and what can be done to all of them at once. */
export function SelectionBar() {
  const send = useSend()
  const params = useVpcParams()
  const { selected, clear } = useRuleSelection()
  return (
    <div className={styles.bar}>
      <span role="status" data-figures className={styles.count}>
        {selected.length > 0 && `${selected.length} selected`}
      </span>
      {selected.length > 0 && (
        <div role="group" aria-label="Selected rules" className={styles.actions}>
          {selectionActions(selected, params).map(({ id, label, event }) => (
            <Button key={id} size="sm" onPress={() => event && send(event)}>
              {label}
            </Button>
          ))}
          <Button size="sm" tone="ghost" onPress={clear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
