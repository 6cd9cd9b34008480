@globalActor actor CuttingRoom {
  static let shared = CuttingRoom()
}

@CuttingRoom
final class ReelStore {
  static let shared = ReelStore()
  private var reels = ["intro"]
  func add(_ reel: String) { reels.append(reel) }
  var all: [String] { reels }
}

@CuttingRoom
final class FilmEditor {
  init() {}

  func cut(_ reel: String) -> [String] {
    ReelStore.shared.add(reel)
    return ReelStore.shared.all
  }
}
