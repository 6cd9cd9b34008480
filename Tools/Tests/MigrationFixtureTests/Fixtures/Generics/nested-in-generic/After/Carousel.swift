protocol MusicBoxProtocol: Sendable {
  func tune(_ name: String) -> String
}

final class MusicBox: Sendable {
  static let shared = MusicBox()
  func tune(_ name: String) -> String { "tune of \(name)" }
}

extension MusicBox: MusicBoxProtocol {}

struct Carousel<Rider: CustomStringConvertible> {
  final class Horse {
    struct Dependencies {
      var musicBox: any MusicBoxProtocol

      static var defaultDependencies: Self {
        Self(musicBox: MusicBox.shared)
      }
    }

    private let dependencies: Dependencies

    var rider: Rider?

    init(rider: Rider? = nil, dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      self.rider = rider
    }

    func ride() -> String { dependencies.musicBox.tune(rider?.description ?? "nobody") }
  }

  var horses: [Horse]
}
