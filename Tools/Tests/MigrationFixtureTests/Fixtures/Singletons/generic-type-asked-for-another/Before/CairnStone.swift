import Foundation

final class CairnStone<Mark: Sendable>: Sendable {
  let key: String

  init(key: String) { self.key = key }

  static func named(_ key: String) -> CairnStone<String> { CairnStone<String>(key: key) }

  var mark: Mark? { FileManager.default.contents(atPath: key) as? Mark }
}

enum CairnHill {
  static let top = CairnStone<Int>.named("cairn.top")
  static let foot = CairnStone<Int>.init(key: "cairn.foot")
}

final class CairnWalker {
  func walk() -> String {
    let top: String? = CairnHill.top.mark
    let foot: Int? = CairnHill.foot.mark
    return "\(top ?? "no mark") \(foot ?? 0)"
  }
}
