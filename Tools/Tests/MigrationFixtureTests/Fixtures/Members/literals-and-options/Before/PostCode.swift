final class TownRegister: Sendable {
  static let shared = TownRegister()
  func town(_ code: String) -> String { "town \(code)" }
}

struct PostCode: ExpressibleByStringLiteral, CustomStringConvertible {
  let code: String

  init(stringLiteral value: String) {
    code = value
  }

  var description: String { TownRegister.shared.town(code) }
}

final class TagParser: LosslessStringConvertible {
  let text: String

  required init?(_ description: String) {
    guard !description.isEmpty else { return nil }
    text = description
  }

  var description: String { TownRegister.shared.town(text) }
}
