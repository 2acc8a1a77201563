# An S3 store for tests: Ceph's gateway (radosgw) on a cluster of one monitor and one disk in memory, of Debian.
# It prints its port, and ends when its input does. Nothing of it outlasts that.
import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import uuid

folder, key, secret = sys.argv[1:4]
PATIENCE = 120
PR_SET_PDEATHSIG = 1


def free_port():
    with socket.socket() as one:
        one.bind(('127.0.0.1', 0))
        return one.getsockname()[1]


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


cluster, disk, port = str(uuid.uuid4()), str(uuid.uuid4()), free_port()
monitor = 'v2:127.0.0.1:%d' % free_port()
keyring = os.path.join(folder, 'keyring')
for name in ('mon', 'osd', 'gateway'):
    os.mkdir(os.path.join(folder, name))
settings = {
    'fsid': cluster,
    'mon host': '[%s]' % monitor,
    'mon data': folder + '/mon',
    'osd data': folder + '/osd',
    'rgw data': folder + '/gateway',
    'keyring': keyring,
    'run dir': folder,
    'admin socket': '',
    'log file': '',
    'log to stderr': 'false',
    'err to stderr': 'false',
    'mon cluster log file': '',
    # Not found out by itself where there is no other network than the machine's own.
    'public addr': '127.0.0.1',
    'cluster addr': '127.0.0.1',
    'ms bind ipv6': 'false',
    'auth allow insecure global id reclaim': 'false',
    'osd objectstore': 'memstore',
    'memstore device bytes': str(8 << 30),
    # One disk is all there is.
    'osd pool default size': '1',
    'osd pool default min size': '1',
    'osd pool default pg num': '1',
    'osd pool default pgp num': '1',
    'osd crush chooseleaf type': '0',
    'mon allow pool size one': 'true',
    'mon max pg per osd': '1000',
    # By itself the monitor gathers changes for a second, at each of the thirty steps of a start.
    'paxos propose interval': '0.05',
    'paxos min wait': '0.01',
    'rgw frontends': 'beast endpoint=127.0.0.1:%d' % port,
    'rgw gc obj min wait': '10',
    'rgw gc processor period': '10',
}
conf = write('ceph.conf', '[global]\n' + ''.join('%s = %s\n' % one for one in settings.items()))


def run(program, *args):
    done = subprocess.run([program, *args], capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode != 0:
        sys.exit('%s ended with %d: %s' % (program, done.returncode, done.stderr))
    return done.stdout


def start(program, *args):
    """It ends with this process, however this one ends."""
    quiet = {'stdin': subprocess.DEVNULL, 'stdout': subprocess.DEVNULL}
    bound = {'preexec_fn': lambda: ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)}
    return subprocess.Popen([program, '-c', conf, *args, '-f'], **quiet, **bound)


def until(what, is_so):
    ends = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > ends or any(one.poll() is not None for one in programs):
            sys.exit('The store did not come so far: %s.' % what)
        time.sleep(0.1)


def allow(name, **rights):
    caps = [word for on, what in rights.items() for word in ('--cap', on, what)]
    new = [] if os.path.exists(keyring) else ['--create-keyring']
    run('ceph-authtool', keyring, *new, '--gen-key', '-n', name, *caps)


def answers():
    try:
        return urllib.request.urlopen('http://127.0.0.1:%d/' % port, timeout=2).status == 200
    except OSError:
        return False


allow('mon.', mon='allow *')
allow('client.admin', mon='allow *', osd='allow *')
allow('client.rgw', mon='allow *', osd='allow *')
allow('osd.0', mon='allow profile osd', osd='allow *')
monmap = os.path.join(folder, 'monmap')
run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', '[%s]' % monitor, monmap)
run('ceph-mon', '-c', conf, '--mkfs', '-i', 'a', '--monmap', monmap, '--keyring', keyring)
programs = [start('ceph-mon', '-i', 'a')]
run('ceph', '-c', conf, 'osd', 'new', disk, '0')
# The monitor leaves out, without a word, a disk of another name than the one it was told.
run('ceph-osd', '-c', conf, '-i', '0', '--mkfs', '--osd-uuid', disk)
programs.append(start('ceph-osd', '-i', '0'))
until('the disk is up', lambda: json.loads(run('ceph', '-c', conf, 'osd', 'stat', '-f', 'json'))['num_up_osds'] == 1)
programs.append(start('radosgw', '-n', 'client.rgw'))
until('the gateway answers', answers)
run(
    *('radosgw-admin', '-c', conf, '-n', 'client.rgw', 'user', 'create', '--uid=mimar', '--display-name=Mimar'),
    *('--access-key=' + key, '--secret-key=' + secret),
)
print(port, flush=True)
sys.stdin.read()
for one in reversed(programs):
    one.kill()
    one.wait()
