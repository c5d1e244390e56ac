import file from './encounters.en.json' with { type: 'json' };

export const told: Readonly<Record<string, string>> = file;
