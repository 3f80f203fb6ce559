// Package browser plays at a table from a real browser: make test-browser.
package browser
