/// Which facts this version of the program takes from a file: stored facts of any other are worth nothing.
///
/// To be raised with every change of what is extracted, and with every new version of swift-syntax; a test compares it with what
/// the fixtures give.
package enum FactsVersion {
    package static let value: UInt32 = 2
}
