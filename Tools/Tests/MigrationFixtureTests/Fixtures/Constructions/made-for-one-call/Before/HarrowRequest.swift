import Foundation

class HarrowRequest {
  let field: Int
  let store: UserDefaults

  init(field: Int, store: UserDefaults = UserDefaults.standard) {
    self.field = field
    self.store = store
    print("request", field)
  }
}

extension HarrowRequest {
  func send() { print("sent", field, store.integer(forKey: "harrow")) }

  func mark(_ depth: Int) { print("marked", field, depth) }

  func plough<Depth>(_ depth: Depth) { print("ploughed", depth) }

  func turn(_ body: () throws -> Void) rethrows { try body() }

  func note(line: Int = #line, function: String = #function) {
    print("noted", function)
  }
}

@MainActor
class HarrowMailer {
  let store: UserDefaults

  init(store: UserDefaults = UserDefaults.standard) { self.store = store }
}

extension HarrowMailer {
  nonisolated func send(_ text: String) { print("mail", text) }
}

actor HarrowEngine {
  let store: UserDefaults

  init(store: UserDefaults = UserDefaults.standard) { self.store = store }

  func start() { print("started", store.integer(forKey: "harrow")) }
}
