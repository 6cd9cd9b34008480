/// What is known of protocols and classes of SDKs that a type may name after its colon.
package enum KnownProtocols {
  /// The initializers that a protocol demands, by their labels; nil where that is not known.
  package static func initializers(of name: String) -> [[String]]? {
    let simple = name.lastName
    if simple.hasPrefix("~") { return [] }
    if let labels = withInitializers[simple] { return labels }
    if withoutInitializers.contains(simple) { return [] }
    if endings.contains(where: { simple.hasSuffix($0) }) { return [] }
    return nil
  }

  /// Classes with `init()` as their only designated initializer.
  package static let plainClasses: Set<String> = [
    "NSObject", "Thread", "Formatter", "UIResponder", "UIActivity",
  ]

  /// Protocols of packages that ask for a synthesised `Codable`.
  package static let codable: Set<String> = [
    "ParsableArguments", "ParsableCommand", "AsyncParsableCommand", "Content", "AsyncJob",
    "AppEntity", "ActivityAttributes", "JWTPayload", "TransientAppEntity",
  ]

  /// Classes that have a property `dependencies` themselves.
  package static let classesWithDependencies: Set<String> = [
    "Operation", "BlockOperation", "NSOperation", "NSBlockOperation",
  ]

  /// Whether a name that the project does not declare is likely a protocol's.
  package static func looksLikeProtocol(_ name: String) -> Bool {
    let simple = name.lastName
    return withInitializers[simple] != nil || withoutInitializers.contains(simple)
      || (endings + ["able", "ible", "ing", "Protocol", "Type"]).contains { simple.hasSuffix($0) }
  }

  private static let endings = ["Delegate", "DataSource", "Convertible"]

  private static let withoutInitializers: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Error", "LocalizedError", "Identifiable",
    "Encodable", "Sequence", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol",
    "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "AnyObject", "Copyable", "Escapable", "BitwiseCopyable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CustomReflectable", "TextOutputStream",
    "TextOutputStreamable", "CaseIterable", "NSObjectProtocol", "NSCopying", "ObservableObject",
    "View", "ViewModifier", "Actor", "GlobalActor", "Executor", "SerialExecutor",
    "RandomNumberGenerator", "Clock", "InstantProtocol", "CodingKey", "Observable", "Encoder",
    "Decoder", "SingleValueEncodingContainer", "UnkeyedEncodingContainer",
    "KeyedEncodingContainerProtocol", "SingleValueDecodingContainer", "UnkeyedDecodingContainer",
    "KeyedDecodingContainerProtocol", "URLSessionDelegate", "LogHandler", "ChannelHandler",
    "ChannelInboundHandler", "ChannelOutboundHandler", "ChannelDuplexHandler",
  ]

  private static let withInitializers: [String: [[String]]] = [
    "Decodable": [["from"]], "Codable": [["from"]], "NSCoding": [["coder"]],
    "NSSecureCoding": [["coder"]], "RawRepresentable": [["rawValue"]],
    "LosslessStringConvertible": [["_"]], "ExpressibleByStringLiteral": literals,
    "ExpressibleByExtendedGraphemeClusterLiteral": literals,
    "ExpressibleByUnicodeScalarLiteral": literals,
    "ExpressibleByStringInterpolation": literals + [["stringInterpolation"]],
    "ExpressibleByIntegerLiteral": [["integerLiteral"]],
    "ExpressibleByFloatLiteral": [["floatLiteral"]],
    "ExpressibleByBooleanLiteral": [["booleanLiteral"]],
    "ExpressibleByNilLiteral": [["nilLiteral"]],
    "ExpressibleByArrayLiteral": [["arrayLiteral"]],
    "ExpressibleByDictionaryLiteral": [["dictionaryLiteral"]],
    "ParsableCommand": [[], ["from"]], "AsyncParsableCommand": [[], ["from"]],
    "ParsableArguments": [[], ["from"]], "App": [[]], "SetAlgebra": [[], ["_"]],
    "OptionSet": [["rawValue"], []],
    "RangeReplaceableCollection": [[], ["_"], ["repeating", "count"]],
  ]

  private static let literals = [
    ["stringLiteral"], ["extendedGraphemeClusterLiteral"], ["unicodeScalarLiteral"],
  ]
}
