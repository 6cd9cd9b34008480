import Foundation

final class CairnStone<Mark: Sendable>: Sendable {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default })
    }
  }

  private let dependencies: Dependencies

  let key: String

  convenience init(key: String) {
    self.init(key: key, dependencies: .defaultDependencies)
  }

  init(key: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.key = key
  }

  static func named(_ key: String) -> CairnStone<String> { CairnStone<String>(key: key) }

  var mark: Mark? { dependencies.fileManager().contents(atPath: key) as? Mark }
}

enum CairnHill {
  static let top = CairnStone<Int>.named("cairn.top")
  static let foot = CairnStone<Int>.init(key: "cairn.foot")
}

final class CairnWalker {
  struct Dependencies {
    var foot: CairnStone<Int>

    static var defaultDependencies: Self {
      Self(foot: CairnHill.foot)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func walk() -> String {
    let top: String? = CairnHill.top.mark
    let foot: Int? = dependencies.foot.mark
    return "\(top ?? "no mark") \(foot ?? 0)"
  }
}
