import { seedChance } from '../../../scripts/lib/seeded-chance.mjs';

/** Loaded before the server of a test: a game that went wrong can be dealt again. */
seedChance(process.env.COMPTOIR_TEST_CHANCE ?? '');
