package import DepModel
package import DepFacts
package import DepSyntax

/// What a field for one of the project's types is declared as.
package enum ExtractionDecision {
  /// A protocol of the project that the type conforms to already and that has all members.
  case existing(String)
  /// A new protocol, its conformance, and extensions for default arguments.
  case extracted(ExtractedProtocol)
  /// A protocol that was extracted before and lacks members, which are added to it.
  case extended(GrownProtocol)
  /// Why no protocol can stand there, in one phrase.
  case concrete(String)
}

/// A protocol that is to be written above the type that it stands for.
package struct ExtractedProtocol {
  package let name: String
  package let access: AccessLevel
  /// The declaration of the type.
  package let subject: TypePart
  package let isolation: TypeIsolation
  /// What it inherits from: `Actor`, `AnyObject`, `Sendable`.
  package let inherited: [String]
  package let requirements: [Requirement]
  package let forwarders: [DefaultForwarder]
}

/// What a protocol that was extracted before gains.
package struct GrownProtocol {
  /// A requirement that becomes settable.
  package struct Upgrade {
    /// Where its accessors stand, in bytes.
    package let braces: Range<Int>
    package let accessors: String
  }

  package let name: String
  package let access: AccessLevel
  /// The declaration of the protocol.
  package let part: TypePart
  /// The declaration of the type that it stands for.
  package let subject: TypePart
  package let upgrades: [Upgrade]
  /// Whether it is to be bound to classes, so that a constant lets its properties be set.
  package let becomesClassBound: Bool
  package let missing: [Requirement]
  package let forwarders: [DefaultForwarder]
}

/// Why no protocol can stand for a type, in one phrase.
struct ExtractionRefusal: Error, Hashable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
