import type { ELK } from 'elkjs/lib/elk-api'
import type { AnyStateMachine } from 'xstate'
import { toChart, type Chart } from '../statechart'
import { layOut, type ChartLayout } from './layout'

export interface Charts {
  chartOf: (machine: AnyStateMachine) => Chart
  /**
   * Resolves with null if the layout failed. Returns the same promise each time, for React's `use`.
   */
  layoutOf: (machine: AnyStateMachine) => Promise<ChartLayout | null>
}

/** The charts of machines and their layouts, each created on first use. */
export const createCharts = (loadElk: () => Promise<Pick<ELK, 'layout'>>): Charts => {
  const charts = new Map<AnyStateMachine, Chart>()
  const layouts = new Map<AnyStateMachine, Promise<ChartLayout | null>>()
  let elk: ReturnType<typeof loadElk> | undefined

  const chartOf = (machine: AnyStateMachine): Chart => {
    const chart = charts.get(machine) ?? toChart(machine)
    charts.set(machine, chart)
    return chart
  }
  const load = async (machine: AnyStateMachine) => {
    elk ??= loadElk()
    return layOut(chartOf(machine), await elk)
  }
  return {
    chartOf,
    layoutOf: machine => {
      const layout = layouts.get(machine) ?? load(machine).catch(() => null)
      layouts.set(machine, layout)
      return layout
    },
  }
}
