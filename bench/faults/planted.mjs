// Faults planted on purpose (fault injection), to see that they are counted: loaded before the server by `npm run faults -- --planted`.

import { open } from 'node:fs/promises'
import { Server } from 'node:http'
import Sqlite from 'better-sqlite3'

/** Of how many one goes wrong. */
const EVERY = 20

/** @param {(request: any, response: any) => boolean} isTaken whether the request is answered here */
function beforeRequests(isTaken) {
  const { emit } = Server.prototype
  Server.prototype.emit = function (name, ...given) {
    if (name === 'request' && isTaken(given[0], given[1])) return true
    return emit.call(this, name, ...given)
  }
}

/** @param {(response: any) => void} answer what every twentieth request gets, once it has begun well */
function beforeSome(answer) {
  let count = 0
  beforeRequests((_, response) => {
    count += 1
    if (count < 40 || count % EVERY !== 0) return false
    answer(response)
    return true
  })
}

/** @param {number} status what every fourth of those gets who send something, without a word */
function beforeSending(status) {
  let count = 0
  beforeRequests(({ method }, response) => {
    if (method !== 'POST') return false
    count += 1
    if (count % 4 !== 0) return false
    response.writeHead(status).end()
    return true
  })
}

const STYLES = /\.css$/

/** @param {(bytes: Buffer) => Buffer} change what happens to the style sheets on their way */
function changeStyles(change) {
  beforeRequests((request, response) => {
    if (!STYLES.test(request.url)) return false
    const { end } = response
    response.end = function (bytes, ...more) {
      return end.call(this, Buffer.isBuffer(bytes) ? change(bytes) : bytes, ...more)
    }
    return false
  })
}

const PLANTS = {
  /** A change is answered with yes, and was not stored. */
  forgotten() {
    let count = 0
    const { prepare } = Sqlite.prototype
    Sqlite.prototype.prepare = function (sql) {
      const statement = prepare.call(this, sql)
      if (sql !== 'commit') return statement
      const back = prepare.call(this, 'rollback')
      const run = statement.run
      statement.run = () => {
        count += 1
        return count % EVERY === 0 ? back.run() : run.call(statement)
      }
      return statement
    }
  },
  /** What was sent twice is taken for two. */
  doubled() {
    beforeRequests((request) => {
      delete request.headers['idempotency-key']
      return false
    })
  },
  /** One file of each page is missing. */
  missing() {
    beforeRequests((request, response) => {
      if (!STYLES.test(request.url)) return false
      response.writeHead(404).end()
      return true
    })
  },
  /** The connection ends in the middle of a file. */
  cut() {
    changeStyles((bytes) => bytes.subarray(0, bytes.length >> 1))
  },
  /** A file has another byte than it says. */
  damaged() {
    changeStyles((bytes) => Buffer.concat([Buffer.from([bytes[0] ^ 1]), bytes.subarray(1)]))
  },
  /** Visitors go on reading the home page as it was, however often it is published. */
  stale() {
    let first
    beforeRequests((request, response) => {
      if (request.url !== '/en/') return false
      const { end } = response
      response.end = function (bytes, ...more) {
        if (!Buffer.isBuffer(bytes)) return end.call(this, bytes, ...more)
        first ??= { bytes, tag: response.getHeader('etag') }
        return end.call(this, first.bytes, ...more)
      }
      return false
    })
  },
  /** An answer of 500, to bytes in sockets too. */
  failing() {
    beforeSome((response) => response.writeHead(500).end())
    beforeRequests(({ headers }, response) => {
      // Clients say what is to become of the connection.
      if (headers.connection !== undefined) return false
      response.writeHead(500).end()
      return true
    })
  },
  /** An answer of 500 to what people send. */
  faltering() {
    beforeSending(500)
  },
  /** An answer of 503 without a code, and so without a sentence. */
  wordless() {
    beforeSending(503)
  },
  /** What was asked is kept for ever. */
  leaking() {
    const kept = []
    beforeRequests(() => {
      kept.push(Buffer.alloc(400_000, 1))
      return false
    })
  },
  /** No answer at all, a few times. */
  silent() {
    let left = 3
    beforeSome((response) => {
      left -= 1
      if (left < 0) response.writeHead(404).end()
    })
  },
  /** Nothing waits for the disk: a kill loses nothing, a loss of power does. */
  async unsynced() {
    const { pragma } = Sqlite.prototype
    Sqlite.prototype.pragma = function (words, ...more) {
      return pragma.call(this, words.replace('synchronous = FULL', 'synchronous = OFF'), ...more)
    }
    const file = await open(process.execPath)
    const handles = Object.getPrototypeOf(file)
    handles.sync = async () => {}
    handles.datasync = async () => {}
    await file.close()
  },
}

await PLANTS[process.env.MIMAR_PLANTED]()
