import ScreenModel
import ScreenSpecDiagnostics

/// Swift as specs hold it, read without a compiler: types, requirements of protocols, names, expressions.
///
/// All offsets are UTF-8 bytes of the text given. Whatever the text, reading takes time in proportion to its length.
package enum SwiftNotation {
    /// All of the text as a type.
    ///
    /// - Parameter isParameter: Whether it may be what a parameter alone can have, such as `inout Int` and `@escaping () -> Void`.
    package static func type(_ text: String, isParameter: Bool = true) -> Result<SwiftType, NotationError> {
        if let type = PlainType.read(text) { return .success(type) }
        do throws(NotationError) {
            return .success(try TypeParser.whole(text, isParameter: isParameter))
        } catch {
            return .failure(error)
        }
    }

    /// All of the text as a requirement: `func display(jogs: [Jog]) async throws`, `didReceive(focus: TextFieldFocus?)`,
    /// `var orderToEdit: Order? { get set }`, `static func assemble() -> UIViewController`, `init(jog: Jog)`.
    ///
    /// The text stands `offsetOfText` bytes after the start of `rangeOfWhole`; what is read has its place there.
    package static func requirement(
        _ text: String,
        rangeOfWhole: SourceRange,
        offsetOfText: Int
    ) -> Result<Member.Requirement, NotationError> {
        do throws(NotationError) {
            var parser = RequirementParser(text, whole: rangeOfWhole, offset: offsetOfText)
            return .success(try parser.requirement())
        } catch {
            return .failure(error)
        }
    }

    /// All of the text as the parameters of a generic type, `<Value: Hashable, Failure>`.
    package static func genericParameters(_ text: String) -> Result<[GenericParameter], NotationError> {
        do throws(NotationError) {
            var parser = TypeParser(Cursor(text))
            guard parser.cursor.isAt("<") else {
                throw parser.cursor.unexpected("expected '<', \(parser.cursor.found)")
            }
            let clause = try parser.genericParameters()
            guard parser.cursor.isAtEnd else {
                throw parser.cursor.unexpected("the generic parameters end before this; \(parser.cursor.found)")
            }
            return .success(clause.parameters)
        } catch {
            return .failure(error)
        }
    }

    /// The key of a parameter: `withUsername username`, `_ jogs`, `jogs`. The label is `nil` for `_`.
    package static func parameterKey(_ text: String) -> Result<(label: String?, name: String), NotationError> {
        do throws(NotationError) { return .success(try Names.parameterKey(text)) } catch { return .failure(error) }
    }

    /// All of the text as one expression, with white space around it: nothing that closes what is around the text, opens
    /// another declaration, or would not parse. The names in it come back.
    package static func expression(_ text: String) -> Result<ExpressionFacts, NotationError> {
        do throws(NotationError) { return .success(try ExpressionParser.whole(text)) } catch { return .failure(error) }
    }

    /// Whether the text is a name, with or without backticks.
    package static func isIdentifier(_ text: String) -> Bool {
        if case .success = identifier(text) { true } else { false }
    }

    /// The name without backticks, or what is wrong with it.
    package static func identifier(_ text: String) -> Result<String, NotationError> {
        do throws(NotationError) { return .success(try Names.identifier(text)) } catch { return .failure(error) }
    }
}
