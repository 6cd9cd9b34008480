public import DepStructs

// The same closures again, as members: inside `static var unimplemented` the name means the
// property, and a global function is not found behind it.

extension UnimplementedDependencies {
  /// Returns a closure that throws, and fails the test that calls it.
  ///
  /// - Parameters:
  ///   - name: What is called, as the failure names it: `"ProfileService.Dependencies.makeSession"`.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: A closure for a field of any arity; it throws ``Unimplemented``.
  public static func unimplemented<each Argument, Result>(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> @Sendable (repeat each Argument) throws -> Result {
    DepStructsTesting.unimplemented(
      name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an asynchronous closure that throws, and fails the test that calls it.
  ///
  /// - Parameters:
  ///   - name: What is called, as the failure names it.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: A closure for a field of any arity; it throws ``Unimplemented``.
  public static func unimplemented<each Argument, Result>(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> @Sendable (repeat each Argument) async throws -> Result {
    DepStructsTesting.unimplemented(
      name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns a closure that fails the test that calls it.
  ///
  /// It returns nil, void, false, zero or an empty collection. Where the result has no such value it
  /// stops the process: pass `returning:` there.
  ///
  /// - Parameters:
  ///   - name: What is called, as the failure names it.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: A closure for a field of any arity.
  @_disfavoredOverload
  public static func unimplemented<each Argument, Result>(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> @Sendable (repeat each Argument) -> Result {
    DepStructsTesting.unimplemented(
      name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an asynchronous closure that fails the test that calls it.
  ///
  /// It returns nil, void, false, zero or an empty collection. Where the result has no such value it
  /// stops the process: pass `returning:` there.
  ///
  /// - Parameters:
  ///   - name: What is called, as the failure names it.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: A closure for a field of any arity.
  @_disfavoredOverload
  public static func unimplemented<each Argument, Result>(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> @Sendable (repeat each Argument) async -> Result {
    DepStructsTesting.unimplemented(
      name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns a closure that fails the test that calls it, and returns a value of your choice.
  ///
  /// - Parameters:
  ///   - name: What is called, as the failure names it.
  ///   - value: What the closure returns, evaluated for every call.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: A closure for a field of any arity; a field that throws or is asynchronous takes it
  ///   too.
  public static func unimplemented<each Argument, Result>(
    _ name: String, returning value: @autoclosure @escaping @Sendable () -> Result,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> @Sendable (repeat each Argument) -> Result {
    DepStructsTesting.unimplemented(
      name, returning: value(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns a closure with a typed error that throws it, and fails the test that calls it.
  ///
  /// - Parameters:
  ///   - name: What is called, as the failure names it.
  ///   - error: What the closure throws, evaluated for every call.
  ///   - fileID: Where it is declared.
  ///   - filePath: Where it is declared.
  ///   - line: Where it is declared.
  ///   - column: Where it is declared.
  /// - Returns: A closure for a field of any arity.
  public static func unimplemented<each Argument, Result, Failure: Error>(
    _ name: String, throwing error: @autoclosure @escaping @Sendable () -> Failure,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> @Sendable (repeat each Argument) throws(Failure) -> Result {
    DepStructsTesting.unimplemented(
      name, throwing: error(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
