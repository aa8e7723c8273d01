/// `docs`: from a request to pages on disk.
package enum DocumentationDriver {}
