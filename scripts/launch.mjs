// The first step of every npm script, and the only file that an old Node has to understand.
//
//   node scripts/launch.mjs scripts/start.ts …   runs a TypeScript file of ours
//   node scripts/launch.mjs biome lint …         runs an installed tool
//
// It sees to it that the Node is new enough and that what package-lock.json lists is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = file => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

/** The first Node that runs TypeScript without a flag. */
const needed = manifest.engines.node
  .match(/\d+\.\d+/)[0]
  .split('.')
  .map(Number);

function nodeIsNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/** Runs a program to its end; what ends us ends it too. Answers its exit status. */
function run(command, args, options) {
  const shell = process.platform === 'win32' && !command.endsWith('.exe');
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status, signal) => resolve(signal === null ? status : 1));
  });
}

/** When npm is told to stop, its shell ends without a word to us; that we are orphans is all we notice. */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 300).unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** A newer Node from the registry; npm keeps it, so that it is fetched only once. */
function newerNode() {
  const args = [
    'exec',
    '--yes',
    '--loglevel=error',
    '--package=node@24.x',
    '--',
    'node',
    '-p',
    'process.execPath',
  ];
  const { status, stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const path = status === 0 ? stdout.trim().split('\n').pop() : undefined;
  if (path === undefined || path === process.execPath) {
    fail(`Node ${needed.join('.')} or newer is needed, and npm could not bring one. Please install it.`);
  }
  return path;
}

/** Installs when the lock file is not the one that was installed last. */
async function install() {
  const stamp = join(root, 'node_modules', '.action-stations');
  const wanted = createHash('sha256').update(read('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what package-lock.json lists …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })) !== 0) {
    fail('The packages could not be installed. Is the npm registry within reach?');
  }
  writeFileSync(stamp, wanted);
}

function program(name) {
  if (name.endsWith('.ts')) return join(root, name);
  const home = join(root, 'node_modules', ...name.split('/'));
  if (!existsSync(home)) return binOf(name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[name]);
}

/** A tool whose package has another name, such as `tsc` or `biome`. */
function binOf(name) {
  const owner = {
    tsc: 'typescript',
    biome: '@biomejs/biome',
    playwright: '@playwright/test',
    depcruise: 'dependency-cruiser',
  }[name];
  if (owner === undefined) fail(`scripts/launch.mjs does not know the tool "${name}".`);
  const home = join(root, 'node_modules', ...owner.split('/'));
  return join(home, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).bin[name]);
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined) fail('Usage: node scripts/launch.mjs <TypeScript file or tool> [arguments]');
if (!nodeIsNewEnough()) process.exit(await run(newerNode(), [fileURLToPath(import.meta.url), name, ...args]));
await install();
process.exit(await run(process.execPath, [program(name), ...args]));
