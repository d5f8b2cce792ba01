import { describe, expect, test } from 'vitest'
import { renderWidget } from '#tests/support/render'
import { StateBadge, type StateBadgeProps, type StateKind } from '@/ui/StateBadge/StateBadge'

/** The look of every state. */
const looks = {
  instance: {
    creating: 'purple',
    starting: 'info',
    running: 'success',
    rebooting: 'notice',
    stopping: 'notice',
    stopped: 'neutral',
    repairing: 'notice',
    migrating: 'notice',
    failed: 'danger',
    destroyed: 'neutral',
  },
  disk: {
    attached: 'success',
    attaching: 'info',
    creating: 'purple',
    detaching: 'notice',
    detached: 'neutral',
    destroyed: 'danger',
    faulted: 'danger',
    maintenance: 'notice',
    import_ready: 'info',
    importing_from_url: 'purple',
    importing_from_bulk_writes: 'purple',
    finalizing: 'info',
  },
  snapshot: { creating: 'notice', destroyed: 'neutral', faulted: 'danger', ready: 'success' },
  role: { admin: 'success', collaborator: 'purple', viewer: 'info' },
}

const words: Record<string, string> = {
  import_ready: 'import ready',
  importing_from_url: 'importing',
  importing_from_bulk_writes: 'importing',
}

describe.each(Object.entries(looks))('the badge for %s', (kind, states) => {
  test.each(Object.entries(states))('%s is %s, solid only if it failed', (state, look) => {
    const { container } = renderWidget(
      <StateBadge {...({ kind, state } as StateBadgeProps<StateKind>)} />,
    )
    expect(container.textContent).toBe(words[state] ?? state)
    const parts = [
      'badge',
      look,
      ...(look === 'danger' ? ['solid'] : []),
      kind === 'role' ? 'verbatim' : 'dotted',
    ]
    expect(container.firstElementChild?.className).toBe(parts.join(' '))
  })
})
