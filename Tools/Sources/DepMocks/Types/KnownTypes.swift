/// Facts about types of the SDK that the sources do not show.
enum KnownTypes {
  /// Protocols of the standard library and Foundation that an existential can be made of.
  static let protocols: Set<String> = [
    "Actor", "AdditiveArithmetic", "AnyActor", "AsyncIteratorProtocol", "AsyncSequence",
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Clock",
    "Codable", "CodingKey", "Collection", "Comparable", "ContiguousBytes",
    "CustomDebugStringConvertible", "CustomStringConvertible", "DataProtocol", "Decodable",
    "Decoder", "Encodable", "Encoder", "Equatable", "Error", "Executor", "FixedWidthInteger",
    "FloatingPoint", "Hashable", "Identifiable", "InstantProtocol", "IteratorProtocol",
    "LocalizedError", "LosslessStringConvertible", "Numeric", "OptionSet",
    "RandomAccessCollection", "RandomNumberGenerator", "RangeReplaceableCollection",
    "RawRepresentable", "Sendable", "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric",
    "StringProtocol", "Strideable", "TextOutputStream", "UnsignedInteger",
  ]

  /// Types that can be copied, for parameters that say how they are owned.
  static let copyable: Set<String> = [
    "Any", "AnyObject", "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int",
    "Int8", "Int16", "Int32", "Int64", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "URL", "UUID",
  ]

  static let noncopyable: Set<String> = [
    "Atomic", "Mutex", "AtomicLazyReference", "OutputSpan", "MutableSpan", "MutableRawSpan",
    "OutputRawSpan", "UniqueArray", "UniqueBox", "RigidArray",
  ]

  /// Types that cannot outlive the call, and so are not recorded.
  static let nonescapable: Set<String> = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
  ]

  /// A neutral value of a type that has no empty one.
  static func placeholder(for type: String) -> String? {
    switch type {
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "UUID": return "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    case "Locale": return "Locale(identifier: \"en_US_POSIX\")"
    case "Calendar": return "Calendar(identifier: .gregorian)"
    case "Character": return "\"?\""
    case "AnyHashable": return "AnyHashable(0)"
    default: break
    }
    if type.hasPrefix("AsyncStream<") { return "AsyncStream { $0.finish() }" }
    if type.hasPrefix("AsyncThrowingStream<") { return "AsyncThrowingStream { $0.finish() }" }
    return nil
  }
}
