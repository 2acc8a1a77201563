# An S3 store for tests: OpenStack Swift with its S3 API (Debian's swift packages), all four servers in one process.
# It prints its port, and ends when its input does. What it was given is not kept through a loss of power.
import eventlet

eventlet.monkey_patch()

import os
import sqlite3
import sys

from eventlet import listen, wsgi

os.fsync = os.fdatasync = lambda _: None
open_database = sqlite3.connect


def connect(*args, **kwargs):
    connection = open_database(*args, **kwargs)
    connection.execute('PRAGMA synchronous = OFF')
    return connection


sqlite3.connect = connect

from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.storage_policy import reload_storage_policies
from swift.common.wsgi import SwiftHttpProtocol, loadapp

utils.fsync = utils.fdatasync = lambda _: None

folder, key, secret = sys.argv[1:4]
os.makedirs(folder + '/disk/d1')


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


utils.SWIFT_CONF_FILE = write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = s\nswift_hash_path_prefix = p\n'
    '[storage-policy:0]\nname = one\ndefault = yes\n',
)
utils.HASH_PATH_SUFFIX, utils.HASH_PATH_PREFIX = b's', b'p'
reload_storage_policies()

common = (
    '[DEFAULT]\nswift_dir = %s\ndevices = %s/disk\nmount_check = false\nworkers = 0\n'
    'log_level = CRITICAL\nrecon_cache_path = %s\n' % (folder, folder, folder)
)
account, user = key.split(':')
proxy = common + (
    '[pipeline:main]\npipeline = catch_errors s3api tempauth bulk slo proxy-server\n'
    '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n'
    '[filter:tempauth]\nuse = egg:swift#tempauth\nuser_%s_%s = %s .admin\n'
    # Tests go forward by days.
    '[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1\nallowable_clock_skew = 1000000000\n'
    '[filter:catch_errors]\nuse = egg:swift#catch_errors\n'
    '[filter:bulk]\nuse = egg:swift#bulk\n[filter:slo]\nuse = egg:swift#slo\n' % (account, user, secret)
)


class Silence:
    def write(self, *_):
        pass

    def flush(self):
        pass


class Forgetful:
    """In the place of a memcached, which it asks for and can do without."""

    def get(self, *_, **__):
        return None

    def set(self, *_, **__):
        pass

    delete = set


def serve(kind, config, socket):
    served = loadapp(write(kind + '.conf', config), global_conf={'log_name': kind})

    def app(env, start_response):
        return served({**env, 'swift.cache': Forgetful()}, start_response)

    eventlet.spawn(wsgi.server, socket, app, Silence(), protocol=SwiftHttpProtocol, debug=False)


for kind in ('account', 'container', 'object'):
    socket = listen(('127.0.0.1', 0))
    ring = RingBuilder(2, 1, 0)
    device = {'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'device': 'd1', 'weight': 1}
    ring.add_dev({**device, 'port': socket.getsockname()[1]})
    ring.rebalance()
    ring.get_ring().save('%s/%s.ring.gz' % (folder, kind))
    section = '[pipeline:main]\npipeline = %s-server\n[app:%s-server]\nuse = egg:swift#%s\n' % (kind, kind, kind)
    serve(kind, common + section, socket)

socket = listen(('127.0.0.1', 0))
serve('proxy', proxy, socket)
print(socket.getsockname()[1], flush=True)
eventlet.tpool.execute(sys.stdin.read)
