protocol TownRegisterProtocol: Sendable {
  func town(_ code: String) -> String
}

final class TownRegister: Sendable {
  static let shared = TownRegister()
  func town(_ code: String) -> String { "town \(code)" }
}

extension TownRegister: TownRegisterProtocol {}

struct PostCode: ExpressibleByStringLiteral, CustomStringConvertible {
  struct Dependencies {
    var townRegister: any TownRegisterProtocol

    static var defaultDependencies: Self {
      Self(townRegister: TownRegister.shared)
    }
  }

  let code: String
  var dependencies: Dependencies = .defaultDependencies

  init(stringLiteral value: String) {
    code = value
  }

  var description: String { dependencies.townRegister.town(code) }
}

final class TagParser: LosslessStringConvertible {
  struct Dependencies {
    var townRegister: any TownRegisterProtocol

    static var defaultDependencies: Self {
      Self(townRegister: TownRegister.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let text: String

  required init?(_ description: String) {
    guard !description.isEmpty else { return nil }
    text = description
  }

  var description: String { dependencies.townRegister.town(text) }
}
