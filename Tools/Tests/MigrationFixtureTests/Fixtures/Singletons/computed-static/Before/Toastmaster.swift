import Foundation

final class GuestList: Sendable {
  private static let evening = GuestList(names: ["Ann", "Ben"])
  static var shared: GuestList { evening }

  let names: [String]

  init(names: [String]) { self.names = names }
}

final class Toastmaster {
  func toast() -> String { GuestList.shared.names.map { "To \($0)!" }.joined(separator: " ") }
}
