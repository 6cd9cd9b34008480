import Dependencies

final class FeedModel {
  @Dependency(\.api) private var api
  @Dependency(\.tracker) private var tracker

  func load() {
    tracker.track("load")
    print(api.get("feed"))
  }
}

final class HomeScreen {
  @Dependency(\.draft) private var draft
  @Dependency(\.tracker) private var tracker

  func show() {
    draft.add("a")
    FeedModel().load()
    tracker.track("home")
    FeedModel().load()
  }
}
