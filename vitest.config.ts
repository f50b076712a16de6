import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/{unit,property,site}/**/*.test.ts'], testTimeout: 20_000 },
});
