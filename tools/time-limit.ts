import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const MINUTES = 60

/**
 * Ends a Vitest run that takes too long, and lists the files still running. A test's own time limit
 * does not help if its thread is blocked.
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
    // A thread that waits for a program it started cannot be ended otherwise.
    process.kill(process.pid, 'SIGKILL')
  }
}
