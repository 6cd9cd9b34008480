import Foundation

struct CovePlace {
  let path: String

  static func load() -> Self {
    Self(path: UserDefaults.standard.string(forKey: "cove.path") ?? "none")
  }

  static func saved(under key: String) -> Self? {
    UserDefaults.standard.string(forKey: key).map { Self(path: $0) }
  }
}

final class CoveFinder {
  func find() -> String {
    CovePlace.load().path + (CovePlace.saved(under: "cove.other")?.path ?? "-")
  }
}
