/// Checked programs as pages: one page model, and an emitter for each form.
package enum DocumentationEmitter {}
