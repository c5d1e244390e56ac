import { FOLK_IDS } from '@comptoir/vallee';
import type { Gallery } from '../../../catalog/gallery.ts';
import { fetchFolks } from '../art/folks.ts';
import FolkGallery from './FolkGallery.svelte';

export const gallery: Gallery = { fetch: () => fetchFolks(FOLK_IDS), Page: FolkGallery };
