/** Many games take as long as they take, on a busy machine too: imported by suites of random games. */
import { vi } from 'vitest';

vi.setConfig({ testTimeout: 900_000 });
