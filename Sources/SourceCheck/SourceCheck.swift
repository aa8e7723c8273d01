/// The architecture check over hand-written Swift: an index over the facts of all files, and the rules that read it.
package enum SourceCheck {}
