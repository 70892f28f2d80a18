import type { Settings } from './build.ts';

/** The tests build a site that stands at the root, on a made-up host, and knows where errors are reported. */
export const testSettings: Settings = {
  BASE: '/',
  SITE: 'https://action-stations.example',
  PROJECT: 'https://project.example/issues/new',
};
