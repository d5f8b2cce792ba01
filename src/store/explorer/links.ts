import type { ActionViewModel } from '@/store/commands/action'

/**
 * Opens the explorer about an object: the presets that its parameters name, or else those that use
 * its variable, narrowed by the condition `where` and under `title` if they have these. `path` is
 * that of the explorer; the presets themselves load with it.
 */
export const metricsAction = (
  path: string,
  params: Readonly<Record<string, string>>,
): ActionViewModel & { id: 'metrics' } => ({
  id: 'metrics',
  label: 'Metrics',
  to: `${path}?${new URLSearchParams(params)}`,
})
