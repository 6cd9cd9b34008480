@globalActor actor CuttingRoom {
  static let shared = CuttingRoom()
}

@CuttingRoom
protocol ReelStoreProtocol: Sendable {
  func add(_ reel: String)
  var all: [String] { get }
}

@CuttingRoom
final class ReelStore {
  static let shared = ReelStore()
  private var reels = ["intro"]
  func add(_ reel: String) { reels.append(reel) }
  var all: [String] { reels }
}

extension ReelStore: ReelStoreProtocol {}

@CuttingRoom
final class FilmEditor {
  struct Dependencies {
    var reelStore: @CuttingRoom @Sendable () -> any ReelStoreProtocol

    static var defaultDependencies: Self {
      Self(reelStore: { ReelStore.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cut(_ reel: String) -> [String] {
    dependencies.reelStore().add(reel)
    return dependencies.reelStore().all
  }
}
