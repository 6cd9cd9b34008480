import Foundation

protocol MadeByMark {
  init(mark: String)
}

protocol AssayOfficeProtocol: Sendable {
  func stamp(_ mark: String) -> String
}

final class AssayOffice: Sendable {
  static let shared = AssayOffice()
  func stamp(_ mark: String) -> String { "[\(mark)]" }
}

extension AssayOffice: AssayOfficeProtocol {}

class Smith {
  struct Dependencies {
    var assayOffice: any AssayOfficeProtocol

    static var defaultDependencies: Self {
      Self(assayOffice: AssayOffice.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let mark: String

  required init(mark: String) { self.mark = mark }

  func stamp() -> String { dependencies.assayOffice.stamp(mark) }
}

final class SilverSmith: Smith, MadeByMark {
  func sign() -> String { dependencies.assayOffice.stamp("silver " + mark) }
}

func make<M: MadeByMark>(_ type: M.Type) -> M { M(mark: "ab") }
