import type { Settings } from './build.ts';

/** The tests build a site that stands at the root, on a made-up host, knows where errors are reported, and has the gallery. */
export const testSettings: Settings = {
  BASE: '/',
  SITE: 'https://action-stations.example',
  PROJECT: 'https://project.example/issues/new',
  GALLERY: 'on',
};
