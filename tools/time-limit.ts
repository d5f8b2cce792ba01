import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const MINUTES = 20

/**
 * Ends a run of Vitest that takes too long, and says in which files it stands. A test's own limit
 * does not help where the thread never comes to look at it.
 */
export default class TimeLimit implements Reporter {
  private readonly running = new Set<string>()

  onTestRunStart() {
    setTimeout(() => this.end(), MINUTES * 60_000).unref()
  }

  onTestModuleQueued({ moduleId }: TestModule) {
    this.running.add(relative('', moduleId))
  }

  onTestModuleEnd({ moduleId }: TestModule) {
    this.running.delete(relative('', moduleId))
  }

  private end() {
    console.error(`\nEnded after ${MINUTES} minutes, in:\n${[...this.running].join('\n')}`)
    // A thread that waits for a program it started cannot be ended in another way.
    process.kill(process.pid, 'SIGKILL')
  }
}
