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

  private let dependencies: Dependencies

  let code: String

  init(stringLiteral value: String) {
    self.init(stringLiteral: value, dependencies: .defaultDependencies)
  }

  init(stringLiteral value: String, dependencies: Dependencies) {
    self.dependencies = dependencies
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

  private let dependencies: Dependencies

  let text: String

  required convenience init?(_ description: String) {
    self.init(description, dependencies: .defaultDependencies)
  }

  init?(_ description: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    guard !description.isEmpty else { return nil }
    text = description
  }

  var description: String { dependencies.townRegister.town(text) }
}
