// Overloads in place of one generic over the error: a closure `throws(Failure)` that is converted
// to one that does not throw crashes the Swift 6.3 compiler. The compiler prefers the overloads
// that throw where the field's type allows it, so the others are disfavored. A closure that takes
// a tuple or a variadic crashes it too: that is what `reportUnimplemented` is for.

/// Returns a closure that throws, and fails the test that calls it.
///
/// - Parameters:
///   - name: What is called, as the failure names it: `"ProfileService.Dependencies.makeSession"`.
///   - fileID: Where it is declared.
///   - filePath: Where it is declared.
///   - line: Where it is declared.
///   - column: Where it is declared.
/// - Returns: A closure for a field of any arity; it throws ``Unimplemented``.
public func unimplemented<each Argument, Result>(
  _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let call = UnimplementedCall(name, fileID, filePath, line, column)
  return { (_: repeat each Argument) throws -> Result in throw call.record() }
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
public func unimplemented<each Argument, Result>(
  _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let call = UnimplementedCall(name, fileID, filePath, line, column)
  return { (_: repeat each Argument) async throws -> Result in throw call.record() }
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
public func unimplemented<each Argument, Result>(
  _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let call = UnimplementedCall(name, fileID, filePath, line, column)
  return { (_: repeat each Argument) -> Result in call.placeholder(Result.self) }
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
public func unimplemented<each Argument, Result>(
  _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  let call = UnimplementedCall(name, fileID, filePath, line, column)
  return { (_: repeat each Argument) async -> Result in call.placeholder(Result.self) }
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
public func unimplemented<each Argument, Result>(
  _ name: String, returning value: @autoclosure @escaping @Sendable () -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let call = UnimplementedCall(name, fileID, filePath, line, column)
  return { (_: repeat each Argument) -> Result in
    call.record()
    return value()
  }
}

/// Returns a closure that fails the test that calls it and throws a typed error.
///
/// - Parameters:
///   - name: What is called, as the failure names it.
///   - error: What the closure throws, evaluated for every call.
///   - fileID: Where it is declared.
///   - filePath: Where it is declared.
///   - line: Where it is declared.
///   - column: Where it is declared.
/// - Returns: A closure for a field of any arity.
public func unimplemented<each Argument, Result, Failure: Error>(
  _ name: String, throwing error: @autoclosure @escaping @Sendable () -> Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws(Failure) -> Result {
  let call = UnimplementedCall(name, fileID, filePath, line, column)
  return { (_: repeat each Argument) throws(Failure) -> Result in
    call.record()
    throw error()
  }
}
