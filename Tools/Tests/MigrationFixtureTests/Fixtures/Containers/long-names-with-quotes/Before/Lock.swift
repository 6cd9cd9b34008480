final class Gate6125 {
  let text: String
  init(text: String) { self.text = text }
}

/// Resolves by type and name.
final class LockStore6125: Sendable {
  static let shared = LockStore6125()

  func resolve<Service, Depth>(_ type: Service.Type, name: String, argument: Depth) -> Service {
    Gate6125(text: "\(name) at \(argument)") as! Service
  }
}

final class Lock6125 {
  func open(_ depth: Int) -> String {
    LockStore6125.shared.resolve(
      Gate6125.self, name: "the \", \" old and deep one, that nobody opens", argument: depth
    ).text
  }
}
