// A PostgreSQL cluster of its own from Debian's package, in a temporary folder.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = '/usr/lib/postgresql';
const asRoot = process.getuid?.() === 0;

/**
 * Starts a cluster (installing Debian's PostgreSQL when it is missing) and gives `{ url, stop }`.
 * The owner in the address is no superuser: it may make databases and roles, and pass row level
 * security, as tests do that look at the rows of all organisations.
 */
export async function startDebianCluster() {
  const binaries = findBinaries() ?? installBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'watershade-debian-'));
  const port = await freePort();
  if (asRoot) must('chown', ['postgres', folder], { withRights: true });
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const stop = () => {
    call(join(binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w']);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const locale = ['--locale=C.UTF-8', '--encoding=UTF8'];
    must(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale]);
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200`;
    must(join(binaries, 'pg_ctl'), [
      'start',
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      options,
    ]);
    const run = (sql) =>
      must(join(binaries, 'psql'), ['-h', folder, '-p', String(port), '-U', 'postgres', '-c', sql]);
    run("create role owner login createdb createrole bypassrls password 'owner'");
    // Dropping a test's database also ends its autovacuum workers.
    run('grant pg_signal_backend to owner');
    run('create database watershade owner owner');
    // The proofs restore backups, which puts rows back without a trigger.
    run('grant set on parameter session_replication_role to owner');
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgres://owner:owner@127.0.0.1:${port}/watershade`, stop };
}

function findBinaries() {
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newest.map((version) => join(packages, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

function installBinaries() {
  console.log("Debian's PostgreSQL is missing, fetching it with apt-get …");
  must('apt-get', ['update', '-q'], { withRights: true });
  must('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
    withRights: true,
  });
  const found = findBinaries();
  if (!found) throw new Error(`apt-get brought no PostgreSQL into ${packages}`);
  return found;
}

function must(command, options, how) {
  const { status, output } = call(command, options, how);
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed:\n${output}`);
}

/** PostgreSQL refuses to run as root, so as root everything of its own is done by its user. */
function call(command, options, { withRights = false } = {}) {
  const drop = asRoot && !withRights;
  const [name, ...rest] = drop
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', command, ...options]
    : [command, ...options];
  const { status, stdout, stderr, error } = spawnSync(name, rest, {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
    timeout: 600_000,
  });
  return { status, output: `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}` };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
