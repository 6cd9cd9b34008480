@MainActor
final class FeedModel {
  @Inject(\.api) private var api
  @Inject(\.tracker) private var tracker

  func load() {
    tracker.track("load")
    print(api.get("feed"))
  }
}

@MainActor
final class HomeScreen {
  @Inject(\.tracker) private var tracker

  func show() {
    tracker.track("home")
    FeedModel().load()
    FeedModel().load()
  }
}
