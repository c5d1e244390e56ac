import { seedChance } from './seeded-chance.mjs';

// Run before every file of tests: `COMPTOIR_TEST_SEED=7 npm test` plays other games.
seedChance(`tests ${process.env.COMPTOIR_TEST_SEED ?? 1}`);
