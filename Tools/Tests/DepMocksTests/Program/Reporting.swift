// Stands in for DepStructsTesting in a program that has no test to fail: it counts the failures.
import Synchronization

/// Stands in for the error of the module.
public struct Unimplemented: Error {}

/// What was reported in this process.
public enum Reports {
  private static let names = Mutex<[String]>([])

  /// How much it is.
  public static var count: Int { names.withLock { $0.count } }

  static func add(_ name: String) { names.withLock { $0.append(name) } }
}

/// Counts a failure.
///
/// - Parameter name: What is called.
/// - Returns: An error to throw.
@discardableResult public func reportUnimplemented(_ name: String) -> Unimplemented {
  Reports.add(name)
  return Unimplemented()
}

/// Returns a closure that counts a failure.
///
/// - Parameter name: What is called.
/// - Returns: A closure for a handler of any arity.
public func unimplemented<each Argument, Result>(
  _ name: String
) -> @Sendable (repeat each Argument) -> Result {
  return { (_: repeat each Argument) -> Result in
    reportUnimplemented(name)
    guard let value = emptyValue(Result.self) as? Result else {
      fatalError("\(name): there is no empty \(Result.self)")
    }
    return value
  }
}

private func emptyValue(_ type: Any.Type) -> Any {
  switch type {
  case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
  case is Bool.Type: false
  case let type as any AdditiveArithmetic.Type: type.zero
  case let type as any RangeReplaceableCollection.Type: type.init()
  case let type as any SetAlgebra.Type: type.init()
  case let type as any EmptyDictionary.Type: type.init()
  default: ()
  }
}

private protocol EmptyDictionary { init() }
extension Dictionary: EmptyDictionary {}
