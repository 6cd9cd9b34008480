import Foundation

private func quarryKey() -> String {
  UserDefaults.standard.string(forKey: "notes") ?? "another file"
}

/// The function of this file is meant, and the struct stands in the other.
extension QuarryMap {
  func note() -> String { quarryKey() }
}

/// Its base class needs another function of that name.
final class SlateQuarry: Quarry {
  init() { super.init(depth: 3) }

  func split() -> String { quarryKey() }
}
