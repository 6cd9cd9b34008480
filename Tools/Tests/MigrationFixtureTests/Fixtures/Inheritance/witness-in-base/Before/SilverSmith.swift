import Foundation

protocol MadeByMark {
  init(mark: String)
}

final class AssayOffice: Sendable {
  static let shared = AssayOffice()
  func stamp(_ mark: String) -> String { "[\(mark)]" }
}

class Smith {
  let mark: String

  required init(mark: String) { self.mark = mark }

  func stamp() -> String { AssayOffice.shared.stamp(mark) }
}

final class SilverSmith: Smith, MadeByMark {
  func sign() -> String { AssayOffice.shared.stamp("silver " + mark) }
}

func make<M: MadeByMark>(_ type: M.Type) -> M { M(mark: "ab") }
