final class HarrowSender {
  func run() { HarrowRequest(field: 1).send() }
}

final class HarrowMarker {
  func run() { HarrowRequest(field: depth("field")).mark(depth("mark")) }

  private func depth(_ name: String) -> Int {
    print("depth of", name)
    return 3
  }
}

final class HarrowPlougher {
  func run() { HarrowRequest(field: 2).plough(4) }
}

final class HarrowTurner {
  func run() { HarrowRequest(field: 3).turn({ print("turned") }) }
}

final class HarrowNoter {
  func run() { HarrowRequest(field: 4).note() }
}

@MainActor
final class HarrowPoster {
  func run() { HarrowMailer().send("x") }
}

final class HarrowDriver: Sendable {
  func run() async { await HarrowEngine().start() }
}
