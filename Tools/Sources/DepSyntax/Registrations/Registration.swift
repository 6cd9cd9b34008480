package import DepFacts
package import DepModel

/// A place that tells a container how to make an object.
package struct Registration: Hashable, Sendable {
  /// The types under which the object is fetched, as written; the first names it.
  package var services: [String]
  /// Whether only what the body makes tells the type.
  package var infersType = false
  /// The name that tells it apart from others of its type, as written.
  package var name: String?
  /// The property of the container that registers it: `api` of `var api: Factory<API>`.
  package var property: String?
  /// The scope as written; nil where none is.
  package var scope: String?
  /// The lifetime that the function which registers gives; nil where the scope decides.
  package var lifetime: RegistrationLifetime?
  package var body: RegistrationBody
  /// What a fetch passes, beside the container.
  package var parameters: [Parameter] = []
  package var isOnMainActor = false
  /// Why it cannot be written into a root.
  package var obstacle: Obstacle?
  /// Whether the sources tell that it is of this container.
  package var isCertain = true
  /// Whether its body fetches what the code does not name.
  package var mayFetchAny = false
  package var file: Int
  package var path: String
  package var position: SourcePosition
  /// The whole declaration or statement, in bytes.
  package var statement: Range<Int>
  /// Where the body of the function begins that registers, in bytes; nil for a property.
  package var functionStart: Int?
  /// Where the outermost declaration or statement around it begins, in bytes.
  package var listStart = 0

  package struct Parameter: Hashable, Sendable {
    package var name: String
    /// Nil where only Swift knows.
    package var type: String?
  }

  package struct Obstacle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case atRunTime, decided, scopeUnknown, argumentsUnknown, optionalUse, hidden
    }

    package var kind: Kind
    package var detail: String
  }

  /// What tells a registration apart: its type without `any`, or its property, with its name.
  package var keys: [RegistrationKey] {
    if let property { return [.property(property)] }
    return services.map { .type($0.serviceKey, name: name) }
  }
}

/// By what an object is fetched.
package enum RegistrationKey: Hashable, Sendable {
  case type(String, name: String?)
  case property(String)
}

/// What a registration makes: text, with the places that fetch other objects taken out.
package struct RegistrationBody: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    case fetch(Fetch)
  }

  /// A place that fetches another object.
  package struct Fetch: Hashable, Sendable {
    package var key: RegistrationKey
    /// The type as written; nil where only the property is.
    package var type: String?
    package var arguments: [[Piece]] = []
    /// Whether it stands in a closure that may run later.
    package var isInClosure = false
    /// Whether the sources tell that the call is of the container.
    package var isCertain = true
    package var position: SourcePosition
  }

  package var pieces: [Piece]
  /// Whether it is one expression.
  package var isExpression: Bool
  /// Where it stands, in bytes; what a bridge replaces.
  package var range: Range<Int>
  /// The spaces before its first line.
  package var indentation = ""

  package var fetches: [Fetch] { Self.fetches(in: pieces) }

  private static func fetches(in pieces: [Piece]) -> [Fetch] {
    pieces.flatMap { piece -> [Fetch] in
      guard case .fetch(let fetch) = piece else { return [] }
      return [fetch] + fetch.arguments.flatMap { fetches(in: $0) }
    }
  }
}

/// All that a project tells one container.
package struct Registrations: Sendable {
  package var dialect: RegistrationDialect
  package var all: [Registration] = []
  /// The scopes that the project sets as default; nil where a value cannot be read.
  package var defaultScopes: [DefaultScope] = []
  /// The places outside of registrations that fetch.
  package var reads: [RegisteredRead] = []
  /// The places outside of registrations that name a type or a property of the container, and may
  /// fetch it.
  package var mentions: [RegisteredRead] = []
  /// The first place that registers what its code does not name; nil where each registration does.
  package var unreadable: Place?
  /// The first place of a file that may fetch and cannot be read as a whole.
  package var doubtful: Place?
  /// Whether there is such a file.
  package var isDoubtful: Bool { doubtful != nil }
  /// Properties for which code of the app registers another object while it runs.
  package var replaced: [RegistrationKey: Place] = [:]

  package struct DefaultScope: Hashable, Sendable {
    package var scope: String?
    package var place: Place
  }

  package struct Place: Hashable, Sendable {
    package var path: String
    package var position: SourcePosition
  }
}

extension String {
  /// A type as a key: without `any`, parentheses and spaces.
  package var serviceKey: String {
    var text = self.filter { !$0.isWhitespace || $0 == " " }
    while text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    if text.hasPrefix("any ") { text = String(text.dropFirst("any ".count)) }
    return text.filter { $0 != " " }
  }

  /// A type without the parentheses around it.
  package var withoutParentheses: String {
    var text = self
    while text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    return text
  }
}
