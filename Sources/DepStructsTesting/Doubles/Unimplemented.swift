internal import DepStructs
internal import Testing
internal import XCTest

/// Thrown by an `unimplemented` closure whose type allows it to throw.
public struct Unimplemented: Error, Sendable, CustomStringConvertible {
  /// What was called and where it was declared.
  public let description: String
}

/// One `unimplemented` closure: its name, and where it was declared.
struct UnimplementedCall: Sendable {
  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  init(
    _ name: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the test that runs.
  @discardableResult
  func record() -> Unimplemented {
    let message = """
      \(name) was called, and it is unimplemented in this test
      Declared at \(fileID):\(line). Pass a stub for it if the test needs it.
      """
    // Each test library ignores failures in a test of the other. Outside a Swift Testing task, the
    // running library is unknown, so both record the failure: two failures are better than none.
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: String(describing: fileID), filePath: String(describing: filePath),
        line: Int(line), column: Int(column)))
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
    return Unimplemented(description: message)
  }

  /// Fails the test that runs, and returns what the caller can go on with.
  func placeholder<Result>(_ type: Result.Type) -> Result {
    record()
    guard let value = emptyValue(of: type) else {
      trap(
        """
        \(name) is unimplemented, and there is no empty \(type) to return: declare it as \
        unimplemented("\(name)", returning: …) at \(fileID):\(line)
        """)
    }
    return value
  }
}

/// The value that says nothing: nil, void, false, zero, or an empty collection.
private func emptyValue<Value>(of type: Value.Type) -> Value? {
  switch type {
  case let type as any ExpressibleByNilLiteral.Type: return type.init(nilLiteral: ()) as? Value
  case is Void.Type: return () as? Value
  case is Bool.Type: return false as? Value
  case let type as any AdditiveArithmetic.Type: return type.zero as? Value
  case let type as any RangeReplaceableCollection.Type: return type.init() as? Value
  case let type as any SetAlgebra.Type: return type.init() as? Value
  case let type as any EmptyDictionary.Type: return type.init() as? Value
  default: return nil
  }
}

private protocol EmptyDictionary { init() }
extension Dictionary: EmptyDictionary {}
