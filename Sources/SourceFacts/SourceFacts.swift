/// What one Swift file says, without its syntax tree.
package enum SourceFacts {}
