// Two machines in one: networks of their own (network namespaces) with a wire between them.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const IP = '/usr/sbin/ip'
/** Where a network of its own has files of its own in place of the machine's. */
const FILES = '/etc/netns'

type Which = 'server' | 'visitor'
const ADDRESSES: Readonly<Record<Which, string>> = { server: '10.199.8.1', visitor: '10.199.8.2' }

export interface Machines {
  /** The number of the server, as the visitor reaches it. */
  readonly address: string
  /** Names that a machine finds at these addresses from now on. */
  know(which: Which, names: Readonly<Record<string, string>>): void
  start(which: Which, command: string, args: readonly string[], options: SpawnOptions): ChildProcess
  remove(): void
}

/** Undefined where this machine allows no networks of their own. */
export function openMachines(): Machines | undefined {
  const name = (which: Which) => `mimar-${which}-${process.pid}`
  const ip = (...words: string[]) => spawnSync(IP, words, { stdio: 'ignore' }).status === 0
  const [wire, end] = [`ms${process.pid}`, `mv${process.pid}`]
  const remove = () => {
    for (const which of ['server', 'visitor'] as const) {
      ip('netns', 'delete', name(which))
      rmSync(join(FILES, name(which)), { recursive: true, force: true })
    }
  }
  const inside = (which: Which, device: string) => [
    ['-n', name(which), 'link', 'set', 'lo', 'up'],
    ['-n', name(which), 'address', 'add', `${ADDRESSES[which]}/24`, 'dev', device],
    ['-n', name(which), 'link', 'set', device, 'up'],
  ]
  const made = [
    ['netns', 'add', name('server')],
    ['netns', 'add', name('visitor')],
    ['link', 'add', wire, 'netns', name('server'), 'type', 'veth', 'peer', 'name', end, 'netns', name('visitor')],
    ...inside('server', wire),
    ...inside('visitor', end),
  ].every((words) => ip(...words))
  if (!made) {
    remove()
    return undefined
  }
  return {
    address: ADDRESSES.server,
    know(which, names) {
      const folder = join(FILES, name(which))
      mkdirSync(folder, { recursive: true })
      const lines = Object.entries({ localhost: '127.0.0.1', ...names }).map(([host, address]) => `${address} ${host}`)
      writeFileSync(join(folder, 'hosts'), `${lines.join('\n')}\n`)
    },
    start: (which, command, args, options) =>
      spawn(IP, ['netns', 'exec', name(which), command, ...args], { ...options, detached: true }),
    remove,
  }
}
