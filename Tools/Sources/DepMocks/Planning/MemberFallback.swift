import DepSyntax

/// The requirements of protocols whose sources no project has.
enum StandardProtocols {
  /// By name.
  static let sites = Dictionary(
    ProtocolSite.all(in: text, path: "the standard library").map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  /// Protocols without members, or whose members a double does not need.
  static let withoutMembers: Set<String> = [
    "AnyObject", "AnyActor", "Actor", "Sendable", "SendableMetatype", "Copyable", "Escapable",
    "Equatable", "Hashable", "Error", "LocalizedError", "NSObjectProtocol", "ObservableObject",
    "Observable", "GlobalActor", "BitwiseCopyable", "DistributedActor", "class",
  ]

  private static let text = """
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    protocol Codable: Encodable, Decodable {}
    protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol CustomReflectable { var customMirror: Mirror { get } }
    protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol CaseIterable {
      associatedtype AllCases: Collection
      typealias AllCases = [Self]
      static var allCases: [Self] { get }
    }
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator
      typealias Iterator = AnyIterator<Element>
      func makeIterator() -> Iterator
    }
    protocol Collection<Element> {
      associatedtype Element
      associatedtype Index
      typealias Index = Int
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      func index(after i: Index) -> Index
    }
    protocol BidirectionalCollection<Element>: Collection {
      func index(before i: Index) -> Index
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element, Failure> {
      associatedtype Element
      associatedtype AsyncIterator
      associatedtype Failure
      typealias AsyncIterator = AsyncThrowingStream<Element, any Error>.Iterator
      typealias Failure = any Error
      func makeAsyncIterator() -> AsyncIterator
    }
    protocol Clock<Duration>: Sendable {
      associatedtype Duration: DurationProtocol
      associatedtype Instant: InstantProtocol where Instant.Duration == Duration
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws
    }
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    protocol TextOutputStream { mutating func write(_ string: String) }
    protocol TextOutputStreamable {
      func write<Target: TextOutputStream>(to target: inout Target)
    }
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
    protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
    protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
    protocol ExpressibleByUnicodeScalarLiteral {}
    protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: SignedNumeric, Comparable
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func - (lhs: Self, rhs: Self) -> Self
    }
    """

  /// The result of members that failure messages call, which must not fail the test again.
  static func fallback(for member: String, double: String) -> String? {
    switch member {
    case "id": "ObjectIdentifier(self)"
    case "description", "debugDescription": "\"\(double)\""
    case "customMirror": "Mirror(self, children: [])"
    default: nil
    }
  }
}
