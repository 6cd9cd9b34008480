/// Fails the test that runs, and names what was called.
///
/// Write it in a closure literal where ``unimplemented(_:returning:fileID:filePath:line:column:)``
/// does not compile: the compiler has no argument packs for a closure that takes a tuple, a
/// variadic, or a closure that does not escape.
///
/// ```swift
/// visit: { (_: (Int) -> Void) in reportUnimplemented("visit") }
/// ```
///
/// - Parameters:
///   - name: What is called, as the failure names it.
///   - fileID: Where it is declared.
///   - filePath: Where it is declared.
///   - line: Where it is declared.
///   - column: Where it is declared.
/// - Returns: An error to throw, where the closure may throw.
@discardableResult
public func reportUnimplemented(
  _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Unimplemented {
  UnimplementedCall(name, fileID, filePath, line, column).record()
}
