// The library that sends requests, in a file of its own: a level's page needs none before its first entry.

export { default as sent } from 'ky';
