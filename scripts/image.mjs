// npm run image (OCI): builds the Containerfile, starts what came out on a root that cannot be written, and says how large it is and how long that took.
// With `-- --debian` its two bases are made by debootstrap, where no registry of images answers. As root, on Linux, with Debian's buildah.
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePackages, ensurePrograms, fail, node, root, step } from './steps.mjs'

const isDebian = process.argv.includes('--debian')
const hasCommand = (name) => process.env.PATH.split(':').some((folder) => existsSync(join(folder, name)))
const program = (name, debian = name) => ({ name, debian, isThere: () => hasCommand(name) })

const PORT = 3000 + (process.pid % 10_000)
const NAME = 'localhost/mimar'
/** Certificates of this machine, which may have some of its own. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const START_WITHIN = 90_000

const scratch = mkdtempSync(join(tmpdir(), 'mimar-image-'))
const store = ['--root', join(scratch, 'store'), '--runroot', join(scratch, 'run')]
const call = (command, args, options) => execFileSync(command, args, { encoding: 'utf8', ...options })?.trim()
const buildah = (...args) => call('buildah', [...store, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })

/** An image from a folder. */
function imageOf(folder, name, ...config) {
  const file = join(scratch, 'root.tar')
  call('tar', ['-cf', file, '-C', folder, '.'])
  const made = buildah('from', 'scratch')
  buildah('add', '-q', made, file, '/')
  if (config.length > 0) buildah('config', ...config, made)
  buildah('commit', '-q', made, name)
  buildah('rm', made)
  rmSync(file)
  return name
}

/** Debian without anything, and the same with the Node of this checkout and the npm of this machine. */
function makeBases() {
  const folder = join(scratch, 'debian')
  call('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  copyFileSync(CERTIFICATES, join(folder, CERTIFICATES))
  const running = imageOf(folder, 'localhost/mimar-run')
  const local = join(folder, 'usr/local')
  copyFileSync(node, join(local, 'bin/node'))
  chmodSync(join(local, 'bin/node'), 0o755)
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true })
  cpSync(join(call('npm', ['root', '-g']), 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  const path = ['--env', 'PATH=/usr/local/bin:/usr/bin:/bin']
  const packing = imageOf(folder, 'localhost/mimar-node', ...path, '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`)
  rmSync(folder, { recursive: true })
  return ['--build-arg', `NODE_IMAGE=${packing}`, '--build-arg', `RUN_IMAGE=${running}`]
}

/** What the image says of how it is run. */
function readConfig(image) {
  const { OCIv1, Docker } = JSON.parse(buildah('inspect', '--type', 'image', image))
  return { ...OCIv1.config, health: Docker.config.Healthcheck.Test.slice(1) }
}

/** Runs words in the image: its root read-only, its folder of data, its user, its environment, a process table of its own. */
function inImage(mounted, { User, Env }, words, data) {
  const prepared = [
    `mount --bind '${mounted}' '${mounted}'`,
    `mount -o remount,ro,bind '${mounted}'`,
    `mount --bind '${data}' '${mounted}/data'`,
    `mount -t tmpfs tmpfs '${mounted}/tmp'`,
    `mount -t proc proc '${mounted}/proc'`,
    `exec chroot --userspec=${User} '${mounted}' /usr/bin/env -i "$@"`,
  ]
  const env = [...Env, `PORT=${PORT}`, 'PATH=/usr/local/bin:/usr/bin:/bin']
  const args = ['--mount', '--pid', '--fork', 'sh', '-ec', prepared.join('\n'), 'sh', ...env, ...words]
  // A group of its own: who gives up root forgets to end with its parent.
  return spawn('unshare', args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
}

const codeOf = (child) => new Promise((resolve) => child.once('close', (code) => resolve(code)))

const statusOf = (host) =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: PORT, headers: { host: `${host}:${PORT}` } }, ({ statusCode }) =>
      resolve(statusCode),
    )
    asked.on('error', reject).end()
  })

/** Starts the image in an empty folder until it has said both addresses; seconds. */
async function tryImage(mounted) {
  const config = readConfig(NAME)
  const [uid, gid] = config.User.split(':').map(Number)
  const data = join(scratch, 'data')
  mkdirSync(data)
  chownSync(data, uid, gid)
  const began = performance.now()
  const server = inImage(mounted, config, config.Cmd, data)
  const ended = codeOf(server)
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It did not say where it is.')), START_WITHIN)
    let said = ''
    server.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      said += chunk
      if (!/^Site: /m.test(said)) return
      clearTimeout(timer)
      resolve()
    })
    ended.then((code) => reject(new Error(`It ended with ${code}.`)))
  })
  const seconds = (performance.now() - began) / 1000
  const health = await codeOf(inImage(mounted, config, config.health, data))
  const written = await codeOf(
    inImage(mounted, config, ['sh', '-c', 'touch /mimar/x /x 2>/dev/null; test -w / || test -w /mimar'], data),
  )
  const seen = [await statusOf('hotel.localhost'), await statusOf('localhost')]
  process.kill(-server.pid, 'SIGTERM')
  await ended
  if (health !== 0 || written === 0 || seen[0] !== 200)
    throw new Error(`health ${health}, writable ${written === 0}, pages ${seen}`)
  return seconds
}

async function main() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    fail('npm run image needs Linux and root. Elsewhere: docker build -f Containerfile -t mimar .')
  await ensurePackages()
  await ensurePrograms([program('buildah'), ...(isDebian ? [program('debootstrap')] : [])])
  const bases = isDebian ? await step('Making the bases', makeBases) : []
  const from = [
    '--isolation',
    'chroot',
    '--format',
    'docker',
    ...bases,
    '-f',
    join(root, 'Containerfile'),
    '-t',
    NAME,
    root,
  ]
  await step('Building the image', () => buildah('build', ...from))
  const made = buildah('from', '--pull-never', NAME)
  const mounted = buildah('mount', made)
  const seconds = await step('Starting it', () => tryImage(mounted))
  const megabytes = (path) => Number(call('du', ['-sm', join(mounted, path)]).split('\t')[0])
  console.log(
    `\nThe image has ${megabytes('')} MB, of them ${megabytes('mimar')} MB Mimar and ${megabytes('usr/local/bin')} MB Node. Both addresses after ${seconds.toFixed(1)} s.`,
  )
  buildah('umount', made)
}

try {
  await main()
} finally {
  try {
    buildah('umount', '--all')
  } catch {
    // Nothing was mounted.
  }
  rmSync(scratch, { recursive: true, force: true })
}
