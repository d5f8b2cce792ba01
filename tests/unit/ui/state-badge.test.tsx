import { describe, expect, test } from 'vitest'
import { renderWidget } from '#tests/support/render'
import { StateBadge, type StateBadgeProps, type StateKind } from '@/ui/StateBadge/StateBadge'

/** The product's promise, typed by hand: the look of every state. */
const looks = {
  instance: {
    creating: 'purple solid',
    starting: 'info solid',
    running: 'success',
    rebooting: 'notice',
    stopping: 'notice',
    stopped: 'neutral solid',
    repairing: 'notice solid',
    migrating: 'notice solid',
    failed: 'danger solid',
    destroyed: 'neutral solid',
  },
  disk: {
    attached: 'success',
    attaching: 'info solid',
    creating: 'purple solid',
    detaching: 'notice solid',
    detached: 'neutral solid',
    destroyed: 'danger solid',
    faulted: 'danger solid',
    maintenance: 'notice solid',
    import_ready: 'info solid',
    importing_from_url: 'purple solid',
    importing_from_bulk_writes: 'purple solid',
    finalizing: 'info solid',
  },
  snapshot: { creating: 'notice', destroyed: 'neutral', faulted: 'danger', ready: 'success' },
  role: { admin: 'success', collaborator: 'purple', viewer: 'info' },
}

describe.each(Object.entries(looks))('the badge for %s', (kind, states) => {
  test.each(Object.entries(states))('%s is %s', (state, look) => {
    const { container } = renderWidget(
      <StateBadge {...({ kind, state } as StateBadgeProps<StateKind>)} />,
    )
    expect(container.textContent).toBe(state)
    expect(container.firstElementChild?.className).toBe(`badge ${look}`)
  })
})
