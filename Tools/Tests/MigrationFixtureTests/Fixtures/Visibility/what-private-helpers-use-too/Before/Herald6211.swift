import Foundation

final class Herald6211 {
  func announce() -> Bool {
    let isThere = FileManager.default.fileExists(atPath: "/")
    NotificationCenter.default.post(name: Notification.Name("6211"), object: nil)
    return isThere && Herald6211Scroll().isRolled()
  }
}

private final class Herald6211Scroll {
  func isRolled() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

final class Usher6211 {
  func seat() -> Bool {
    UserDefaults.standard.bool(forKey: "6211") || Usher6211List().isLong
  }
}

final class Crier6211 {
  static func cry() -> Bool { Usher6211List().isLong }

  func whisper() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

private struct Usher6211List {
  var isLong: Bool { FileManager.default.fileExists(atPath: "/") }
}
