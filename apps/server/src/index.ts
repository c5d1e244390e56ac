export { ConfigError, readEnvironment, type ServerOptions } from './config.ts';
export { type Running, type ServeOptions, serve } from './serve.ts';
export { backupSqlite } from './storage/data-folder.ts';
export { StoreUnavailable } from './storage/store.ts';
