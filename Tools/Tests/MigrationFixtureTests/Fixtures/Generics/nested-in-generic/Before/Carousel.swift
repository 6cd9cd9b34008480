final class MusicBox: Sendable {
  static let shared = MusicBox()
  func tune(_ name: String) -> String { "tune of \(name)" }
}

struct Carousel<Rider: CustomStringConvertible> {
  final class Horse {
    var rider: Rider?

    init(rider: Rider? = nil) {
      self.rider = rider
    }

    func ride() -> String { MusicBox.shared.tune(rider?.description ?? "nobody") }
  }

  var horses: [Horse]
}
