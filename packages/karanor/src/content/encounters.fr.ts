import file from './encounters.fr.json' with { type: 'json' };

export const told: Readonly<Record<string, string>> = file;
