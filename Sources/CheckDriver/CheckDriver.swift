/// `check`: sources, facts and their cache, baselines, fixes and reports of spec coverage.
package enum CheckDriver {}
