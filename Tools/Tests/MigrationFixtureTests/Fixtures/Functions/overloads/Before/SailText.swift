final class SailRoom: Sendable {
  static let shared = SailRoom()
  func count() -> Int { 5 }
}

enum SailText {
  static func text(_ number: Int) -> String { "\(number) of \(SailRoom.shared.count())" }
  static func text(_ number: Int, unit: String = "m") -> String { "\(number) \(unit)" }
  static func text(of name: String) -> String { name + "\(SailRoom.shared.count())" }
}
